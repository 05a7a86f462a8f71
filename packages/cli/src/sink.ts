import { existsSync, realpathSync, statSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { Failure, type Output, reason, usage } from './io.ts';
import { count } from './style.ts';

/** Where records go, one whole line each. */
export interface Sink {
  /** Some whole records. Throws a Failure if they cannot be written; then it can only be closed. */
  write(lines: Uint8Array, records: number): Promise<void>;
  /** Ends it and says in a sentence what is there now. */
  close(): Promise<string>;
}

/** A file of its own, a device or pipe that is there already, or standard output for `-`. */
export async function openSink(path: string, out: Output, mayReplace: boolean): Promise<Sink> {
  if (path === '-') return new StreamSink(out);
  const there = statSync(path, { throwIfNoEntry: false });
  if (there?.isDirectory()) throw usage(`cannot write ${path}: it is a folder`);
  if (there && !there.isFile()) return new DeviceSink(path, await openFor(path, path, 'w'));
  if (there && !mayReplace) throw usage(`${path} exists; --force replaces it`);
  const target = there ? realpathSync(path) : path;
  const part = `${target}.${process.pid}.part`;
  return new FileSink(target, part, await openFor(path, part, 'wx'), mayReplace);
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

/** Grows beside its target and takes the target's name at the end, so that a half file never has it. */
class FileSink implements Sink {
  readonly #target: string;
  readonly #part: string;
  readonly #file: FileHandle;
  readonly #mayReplace: boolean;
  #records = 0;
  /** Where the last whole record ends. */
  #bytes = 0;

  constructor(target: string, part: string, file: FileHandle, mayReplace: boolean) {
    this.#target = target;
    this.#part = part;
    this.#file = file;
    this.#mayReplace = mayReplace;
  }

  async write(lines: Uint8Array, records: number): Promise<void> {
    try {
      await this.#file.writeFile(lines);
    } catch (error) {
      await this.#file.truncate(this.#bytes);
      throw cannotWrite(this.#target, error);
    }
    this.#bytes += lines.length;
    this.#records += records;
  }

  async close(): Promise<string> {
    await this.#file.close();
    if (this.#records === 0) {
      await rm(this.#part, { force: true });
      return 'No record was kept.';
    }
    const kept = count(this.#records, 'whole record');
    if (!this.#mayReplace && existsSync(this.#target)) {
      throw new Failure(`${this.#target} was made by someone else; ${kept} in ${this.#part}`);
    }
    await rename(this.#part, this.#target);
    return `${kept} in ${this.#target}.`;
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
