import type { Readable } from 'node:stream';

/** The longest line that is read: a match of thousands of deals. More would be no record of ours. */
export const LONGEST_LINE = 128 * 2 ** 20;

export interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  /** With the end of the line. */
  readonly bytes: number;
  /** More than `LONGEST_LINE`; its text is not kept. */
  readonly isTooLong: boolean;
}

/** A stream line by line; never more than one line in memory. */
export async function* readLines(stream: Readable): AsyncGenerator<Line> {
  const pieces = new Pieces();
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      pieces.add(chunk.subarray(from, end));
      yield pieces.take();
      from = end + 1;
    }
    pieces.add(chunk.subarray(from));
  }
  if (!pieces.isEmpty) yield pieces.take();
}

const NEWLINE = 0x0a;

class Pieces {
  #pieces: Buffer[] = [];
  #length = 0;
  #number = 0;

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  add(piece: Buffer): void {
    if (this.#length <= LONGEST_LINE) this.#pieces.push(piece);
    this.#length += piece.length;
  }

  take(): Line {
    const bytes = this.#length + 1;
    const isTooLong = this.#length > LONGEST_LINE;
    const text = isTooLong ? '' : Buffer.concat(this.#pieces).toString('utf8');
    this.#pieces = [];
    this.#length = 0;
    this.#number++;
    return { number: this.#number, text: text.replace(/^\uFEFF/, ''), bytes, isTooLong };
  }
}
