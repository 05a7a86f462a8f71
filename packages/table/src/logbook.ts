import type { Entry } from './log.ts';

/** So many entries are kept as they are. */
const MOST_RECENT = 16;

/** The log of a table in memory: but for the last entries one text, an entry a line, which takes a fraction of the place. */
export class Logbook {
  private text = '';
  private written = 0;
  private recent: Entry[] = [];
  /** By key, the number of the entry. */
  private readonly keys = new Map<string, number>();

  constructor(entries: readonly Entry[]) {
    for (const entry of entries) this.add(entry);
  }

  add(entry: Entry): void {
    this.recent.push(entry);
    this.keys.set(entry.key, entry.seq);
    if (this.recent.length > MOST_RECENT) this.rest();
  }

  /** The entry that was asked for by this key. */
  find(key: string): Entry | undefined {
    const seq = this.keys.get(key);
    return seq === undefined ? undefined : this.after(seq - 1, 1)[0];
  }

  /** The entries after that number, or so many of them. */
  after(seq: number, most = Number.POSITIVE_INFINITY): Entry[] {
    const { written, recent } = this;
    const old = seq < written ? this.read(seq, most) : [];
    const from = Math.max(0, seq - written);
    return [...old, ...recent.slice(from, from + most - old.length)];
  }

  private read(seq: number, most: number): Entry[] {
    const lines = this.text.split('\n').slice(seq, seq + most);
    return lines.map((line): Entry => JSON.parse(line));
  }

  /** Nothing happens for a while: all of it is text from now on. */
  rest(): void {
    if (this.recent.length === 0) return;
    const lines = this.recent.map((entry) => JSON.stringify(entry));
    // Joined it is in one piece; added to, it would be in as many as it was made from.
    this.text = (this.written > 0 ? [this.text, ...lines] : lines).join('\n');
    this.written += lines.length;
    this.recent = [];
  }
}
