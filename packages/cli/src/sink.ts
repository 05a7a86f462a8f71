import { existsSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { Failure, type Output, reason, usage, writeAll } from './io.ts';
import { isAtWork, partOf, partsOf, targetOf } from './parts.ts';
import { count } from './style.ts';

/** Where records go, one whole line each. */
export interface Sink {
  /** Some whole records. Throws a Failure if they cannot be written; then it can only be closed. */
  write(lines: Uint8Array, records: number): Promise<void>;
  /** Ends it and says in a sentence what is there now. */
  close(): Promise<string>;
}

/** The beginning of what is to be written, from an earlier run. */
export interface Beginning {
  readonly file: string;
  /** Those of its whole records; what comes behind them was cut off. */
  readonly bytes: number;
  readonly records: number;
}

/** How to go about a file that is there: replace it, or go on with it. */
export interface Before {
  readonly mayReplace: boolean;
  readonly beginning?: Beginning | undefined;
}

/** A file of its own, a device or pipe that is there already, or standard output for `-`. */
export async function openSink(path: string, out: Output, before: Before): Promise<Sink> {
  if (path === '-') return new StreamSink(out);
  const there = statSync(path, { throwIfNoEntry: false });
  if (there?.isDirectory()) throw usage(`cannot write ${path}: it is a folder`);
  if (there && !there.isFile()) return new DeviceSink(path, await openFor(path, path, 'w'));
  const target = targetOf(path);
  const { mayReplace, beginning } = before;
  if (there && !mayReplace && beginning?.file !== target) throw usage(existing(path));
  if (mayReplace) for (const part of partsOf(target)) if (!isAtWork(part.pid)) rmSync(part.file);
  const part = partOf(target);
  const file = await (beginning ? adopt(path, part, beginning) : openFor(path, part, 'wx'));
  return new FileSink({ target, part, file, mayReplace }, beginning);
}

export function existing(path: string): string {
  return `${path} exists; --force replaces it`;
}

/** Takes an earlier run's file for its own, as far as it is whole. Of two who try only one can. */
async function adopt(path: string, part: string, { file, bytes }: Beginning): Promise<FileHandle> {
  try {
    await rename(file, part);
    const handle = await open(part, 'r+');
    await handle.truncate(bytes);
    return handle;
  } catch (error) {
    throw usage(`cannot write ${path}: ${reason(error)}`);
  }
}

async function openFor(path: string, file: string, flags: string): Promise<FileHandle> {
  try {
    return await open(file, flags);
  } catch (error) {
    throw usage(`cannot write ${path}: ${reason(error)}`);
  }
}

function cannotWrite(path: string, error: unknown): Failure {
  return new Failure(`cannot write ${path}: ${reason(error)}`);
}

interface Place {
  readonly target: string;
  /** Where it grows. */
  readonly part: string;
  readonly file: FileHandle;
  readonly mayReplace: boolean;
}

/** Grows beside its target and takes the target's name at the end, so that a half file never has it. */
class FileSink implements Sink {
  readonly #place: Place;
  #records: number;
  /** Where the last whole record ends. */
  #bytes: number;

  constructor(place: Place, { records, bytes } = { records: 0, bytes: 0 }) {
    this.#place = place;
    this.#records = records;
    this.#bytes = bytes;
  }

  async write(lines: Uint8Array, records: number): Promise<void> {
    const { file, target } = this.#place;
    try {
      await writeAll(file, lines, this.#bytes);
    } catch (error) {
      await file.truncate(this.#bytes);
      throw cannotWrite(target, error);
    }
    this.#bytes += lines.length;
    this.#records += records;
  }

  async close(): Promise<string> {
    const { target, part, file, mayReplace } = this.#place;
    await file.close();
    if (this.#records === 0) {
      await rm(part, { force: true });
      return 'No record was kept.';
    }
    const kept = count(this.#records, 'whole record');
    if (!mayReplace && existsSync(target)) {
      throw new Failure(`${target} was made by someone else; ${kept} in ${part}`);
    }
    await rename(part, target);
    return `${kept} in ${target}.`;
  }
}

/** Something that only takes what it is given: /dev/null, a named pipe. */
class DeviceSink implements Sink {
  readonly #path: string;
  readonly #file: FileHandle;
  #records = 0;

  constructor(path: string, file: FileHandle) {
    this.#path = path;
    this.#file = file;
  }

  async write(lines: Uint8Array, records: number): Promise<void> {
    try {
      await this.#file.writeFile(lines);
    } catch (error) {
      throw cannotWrite(this.#path, error);
    }
    this.#records += records;
  }

  async close(): Promise<string> {
    await this.#file.close();
    return `${count(this.#records, 'whole record')} in ${this.#path}.`;
  }
}

class StreamSink implements Sink {
  readonly #stream: Output;
  #records = 0;

  constructor(stream: Output) {
    this.#stream = stream;
  }

  async write(lines: Uint8Array, records: number): Promise<void> {
    const error = await new Promise((resolve) => this.#stream.write(lines, resolve));
    if (error) throw cannotWrite('to standard output', error);
    this.#records += records;
  }

  async close(): Promise<string> {
    return `${count(this.#records, 'whole record')} on standard output.`;
  }
}
