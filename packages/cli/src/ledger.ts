import { readFileSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Failure, reason, usage, writeAll } from './io.ts';
import { count } from './style.ts';

/**
 * A file that work can be resumed from: its first line says what the work is, and each that follows is
 * a part of it that is done. A line that was cut off is dropped when the file is opened again.
 */
export class Ledger {
  /** The lines that were there, without the first. */
  readonly entries: readonly string[];
  readonly #path: string;
  readonly #file: FileHandle;
  #bytes: number;
  #lines: number;

  private constructor(path: string, file: FileHandle, bytes: number, entries: readonly string[]) {
    this.#path = path;
    this.#file = file;
    this.#bytes = bytes;
    this.#lines = entries.length;
    this.entries = entries;
  }

  /** Goes on with a file that has the same heading, or begins a new one. */
  static async open(path: string, heading: object, mayReplace: boolean): Promise<Ledger> {
    const text = mayReplace ? '' : readWhole(path);
    const [first, ...entries] = text.split('\n').slice(0, -1);
    if (first !== undefined) checkHeading(path, first, heading);
    try {
      const file = await open(path, text === '' ? 'w' : 'r+');
      await file.truncate(Buffer.byteLength(text));
      const ledger = new Ledger(path, file, Buffer.byteLength(text), entries);
      if (text === '') await ledger.#append(`${JSON.stringify(heading)}\n`);
      return ledger;
    } catch (error) {
      throw error instanceof Failure ? error : usage(`cannot write ${path}: ${reason(error)}`);
    }
  }

  /** The first line of a file, if there is one. */
  static heading(path: string): unknown {
    const [first] = readWhole(path).split('\n');
    return first ? parse(path, first) : undefined;
  }

  async write(entry: object): Promise<void> {
    await this.#append(`${JSON.stringify(entry)}\n`);
    this.#lines++;
  }

  /** Ends it and says in a sentence what is there now: so many lines, unless it is told what they are. */
  async close(what = count(this.#lines, 'result')): Promise<string> {
    await this.#file.close();
    return `${what} in ${this.#path}.`;
  }

  async #append(line: string): Promise<void> {
    const bytes = Buffer.from(line);
    try {
      await writeAll(this.#file, bytes, this.#bytes);
    } catch (error) {
      await this.#file.truncate(this.#bytes).catch(() => {});
      throw new Failure(`cannot write ${this.#path}: ${reason(error)}`);
    }
    this.#bytes += bytes.length;
  }
}

/** All whole lines of a file; nothing if there is no file. */
function readWhole(path: string): string {
  const there = statSync(path, { throwIfNoEntry: false });
  if (!there) return '';
  if (!there.isFile()) throw usage(`cannot write ${path}: it is no file that can be resumed`);
  const text = readFileSync(path, 'utf8');
  return text.slice(0, text.lastIndexOf('\n') + 1);
}

function parse(path: string, line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw usage(`${path} holds something else; --force replaces it`);
  }
}

function checkHeading(path: string, line: string, heading: object): void {
  if (line === JSON.stringify(heading)) return;
  const differs = difference(Object(parse(path, line)), heading) ?? 'its format is another';
  throw usage(`${path} holds other results: ${differs}; --force replaces it`);
}

/** The first thing that is otherwise than wanted: "its seed is 7, not 8", "its variants[1].options.target is 200, not 90". */
export function difference(there: unknown, wanted: object, within = ''): string | undefined {
  for (const [name, value] of Object.entries(wanted)) {
    const found = Object(there)[name];
    if (told(found) === told(value)) continue;
    const place = Array.isArray(wanted) ? `${within}[${name}]` : `${within && `${within}.`}${name}`;
    const inside = isParts(value) ? difference(found, value, place) : undefined;
    return inside ?? `its ${place} is ${brief(told(found))}, not ${brief(told(value))}`;
  }
  return undefined;
}

const told = (each: unknown) => JSON.stringify(each) ?? 'none';

function isParts(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Of a list that is longer its beginning says which one it is. */
function brief(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
