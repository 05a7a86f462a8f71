import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { RecordScan, type TextFault } from '@overtrick/engine';

/** One record of a stream: its text, or where it is not what a record is written as. */
export interface RecordLine {
  /** The line that it begins in, from 1. */
  readonly number: number;
  /** All that has been read of the stream so far. */
  readonly bytes: number;
  readonly text: string;
  readonly fault?: TextFault;
}

/**
 * The records of a stream: one a line, or all of it if it is one record by itself. No more than one is in memory;
 * one that goes over is told at once, and the rest of it is passed over unread.
 */
export async function* readRecords(stream: Readable, isOne: boolean): AsyncGenerator<RecordLine> {
  const reader = new Reader();
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let from = 0;
    while (from < chunk.length) {
      const found = isOne ? -1 : chunk.indexOf(NEWLINE, from);
      const end = found < 0 ? chunk.length : found;
      const faulty = reader.take(chunk.subarray(from, end));
      if (faulty) yield faulty;
      if (faulty && isOne) return;
      if (found >= 0 && reader.hasBegun) yield* reader.endRecord();
      if (found >= 0) reader.nextLine();
      from = end + 1;
    }
  }
  if (reader.hasBegun) yield* reader.endRecord();
}

const NEWLINE = 0x0a;

/** Gathers the record that is being read. */
class Reader {
  #scan = new RecordScan();
  #pieces: Buffer[] = [];
  #isPassedOver = false;
  #number = 1;
  #bytes = 0;

  take(piece: Buffer): RecordLine | undefined {
    this.#bytes += piece.length;
    if (this.#isPassedOver || piece.length === 0) return undefined;
    const fault = this.#scan.take(piece);
    if (!fault) {
      this.#pieces.push(piece);
      return undefined;
    }
    this.#isPassedOver = true;
    this.#pieces = [];
    return this.#line('', fault);
  }

  /** Whether there is anything in this line. */
  get hasBegun(): boolean {
    return this.#pieces.length > 0 || this.#isPassedOver;
  }

  nextLine(): void {
    this.#number++;
    this.#bytes++;
  }

  /** The line if it is a record that has not been told of yet. */
  *endRecord(): Generator<RecordLine> {
    const isThere = !this.#isPassedOver && !this.#scan.isEmpty;
    const bytes = Buffer.concat(this.#pieces);
    this.#pieces = [];
    if (isThere) yield isUtf8(bytes) ? this.#line(textOf(bytes)) : this.#line('', NOT_UTF8);
    this.#scan = new RecordScan();
    this.#isPassedOver = false;
  }

  #line(text: string, fault?: TextFault): RecordLine {
    return { number: this.#number, bytes: this.#bytes, text, ...(fault && { fault }) };
  }
}

const NOT_UTF8: TextFault = { line: 1, column: 1, message: 'the text is not UTF-8' };

/** Without a byte order mark. */
function textOf(bytes: Buffer): string {
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}

/** All that comes in, as text. */
export async function textIn(input: NodeJS.ReadableStream): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of input) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}
