import type { Entry } from './log.ts';

/** The log of a table in memory. Of a table at rest it is text, which takes a fraction of the place. */
export class Ledger {
  private readonly texts: string[] = [];
  private recent: Entry[] = [];
  /** By key, the number of the entry. */
  private readonly keys = new Map<string, number>();

  constructor(entries: readonly Entry[]) {
    for (const entry of entries) this.add(entry);
  }

  add(entry: Entry): void {
    this.recent.push(entry);
    this.keys.set(entry.key, entry.seq);
  }

  /** The entry that was asked for by this key. */
  find(key: string): Entry | undefined {
    const seq = this.keys.get(key);
    return seq === undefined ? undefined : this.after(seq - 1, 1)[0];
  }

  /** The entries after that number, or so many of them. */
  after(seq: number, most = Number.POSITIVE_INFINITY): Entry[] {
    const { texts, recent } = this;
    const old = texts.slice(seq, seq + most).map((text): Entry => JSON.parse(text));
    const from = Math.max(0, seq - texts.length);
    return [...old, ...recent.slice(from, from + most - old.length)];
  }

  /** Nothing happens for a while. */
  rest(): void {
    for (const entry of this.recent) this.texts.push(JSON.stringify(entry));
    this.recent = [];
  }
}
