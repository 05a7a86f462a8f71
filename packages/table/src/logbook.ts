import type { Entry } from './log.ts';

/** So many lines has a page: to write on means to write a page again, but not all that was written before. */
const PAGE = 16;

/** The log of a table in memory: text, an entry a line, which takes a fraction of the place and is one thing for V8 to look after. */
export class Logbook {
  private readonly pages: string[] = [];
  /** The lines that are on no page yet. */
  private recent: string[] = [];
  private written = 0;
  /** By key, the number of the entry. */
  private readonly keys = new Map<string, number>();

  constructor(entries: readonly Entry[]) {
    for (const entry of entries) this.add(entry);
  }

  add(entry: Entry, text = JSON.stringify(entry)): void {
    this.recent.push(text);
    this.keys.set(entry.key, entry.seq);
    if (this.recent.length >= PAGE) this.rest();
  }

  /** The entry that was asked for by this key. */
  find(key: string): Entry | undefined {
    const seq = this.keys.get(key);
    return seq === undefined ? undefined : this.after(seq - 1, 1)[0];
  }

  /** The entries after that number, or so many of them. */
  after(seq: number, most = Number.POSITIVE_INFINITY): Entry[] {
    const from = Math.floor(Math.min(seq, this.written) / PAGE);
    const pages = this.pages.slice(from, Math.ceil((seq + most) / PAGE));
    const lines = [...pages.flatMap((page) => page.split('\n')), ...this.recent];
    const start = seq - from * PAGE;
    return lines.slice(start, start + most).map((line): Entry => JSON.parse(line));
  }

  /** Nothing happens for a while: all of it is on pages from now on. */
  rest(): void {
    const lines = this.recent;
    this.recent = [];
    while (lines.length > 0) {
      const space = PAGE - (this.written % PAGE);
      const more = lines.splice(0, space);
      const begun = space < PAGE ? [this.pages.pop() ?? ''] : [];
      // Joined it is in one piece; added to, it would be in as many as it was made from.
      this.pages.push([...begun, ...more].join('\n'));
      this.written += more.length;
    }
  }
}
