import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import { fieldsOf } from '@overtrick/engine';
import { Unusable } from '../unusable.ts';
import { type BackupEnd, type BackupHeader, FORMAT, LogSum, VERSION } from './format.ts';
import type { KeyedEntry } from './stores.ts';

/** What stands in a backup, in its order. */
export type BackupPart =
  | { readonly kind: 'header'; readonly header: BackupHeader }
  | { readonly kind: 'entry'; readonly entry: KeyedEntry }
  | { readonly kind: 'end'; readonly end: BackupEnd };

/** Reads a file line by line; throws in words, with the place, at the first thing that is not as it was written. */
export async function* readBackup(path: string): AsyncGenerator<BackupPart> {
  const reader = new BackupReader(path);
  try {
    for await (const line of linesOf(path)) {
      const part = reader.take(line);
      if (part) yield part;
    }
  } catch (error) {
    throw reader.inWords(error);
  }
  reader.finish();
}

/** Only at line feeds: what people write may have other characters in it that some take for the end of a line. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const bytes = createReadStream(path);
  const unpacked = createGunzip();
  bytes.on('error', (error) => unpacked.destroy(error));
  const decoder = new StringDecoder('utf8');
  let rest = '';
  try {
    for await (const chunk of bytes.pipe(unpacked)) {
      const lines = (rest + decoder.write(chunk)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    bytes.destroy();
  }
  if (rest !== '') yield rest;
}

class BackupReader {
  private readonly path: string;
  private readonly hash = createHash('sha256');
  private header: BackupHeader | undefined;
  private end: BackupEnd | undefined;
  private sum: LogSum | undefined;
  private keys = new Set<string>();
  private lastLog = '';
  private line = 0;
  private logs = 0;
  private entries = 0;

  constructor(path: string) {
    this.path = path;
  }

  take(line: string): BackupPart | undefined {
    this.line++;
    if (this.end) throw this.damaged('something stands behind its end');
    const value = fieldsOf(this.parsed(line));
    if (!this.header) return this.begin(line, value);
    if (typeof value.sha256 === 'string') return this.close(value);
    this.hash.update(`${line}\n`);
    if (!this.sum) return this.startLog(value);
    return 'sum' in value && !('key' in value) ? this.endLog(value) : this.entry(line, value);
  }

  private parsed(line: string): unknown {
    try {
      return JSON.parse(line);
    } catch {
      throw this.header ? this.damaged('that is no JSON') : this.foreign();
    }
  }

  private begin(line: string, value: Readonly<Record<string, unknown>>): BackupPart {
    if (value.format !== FORMAT) throw this.foreign();
    if (value.version !== VERSION) {
      throw new Unusable(
        `${this.path} has version ${value.version}, of a newer Overtrick; this one knows ${VERSION}`,
      );
    }
    this.hash.update(`${line}\n`);
    // Its sum at the end says whether it is as it was written.
    const header = value as unknown as BackupHeader;
    this.header = header;
    return { kind: 'header', header };
  }

  private startLog({ log }: Readonly<Record<string, unknown>>): undefined {
    if (typeof log !== 'string') throw this.damaged('a log should begin here');
    if (log <= this.lastLog) throw this.damaged(`the log ${log} has no place here`);
    this.sum = new LogSum(log);
    this.keys = new Set();
    this.lastLog = log;
  }

  private entry(line: string, { seq, key }: Readonly<Record<string, unknown>>): BackupPart {
    const { sum } = this;
    if (!sum) throw this.damaged('an entry has no log');
    if (seq !== sum.entries + 1) throw this.damaged(`entry ${sum.entries + 1} should stand here`);
    if (typeof key !== 'string' || this.keys.has(key)) throw this.damaged('its key is not its own');
    this.keys.add(key);
    sum.add(line);
    return { kind: 'entry', entry: { log: sum.log, seq, key, body: line } };
  }

  private endLog(value: Readonly<Record<string, unknown>>): undefined {
    const { sum } = this;
    if (!sum || value.sum !== sum.end.sum || value.entries !== sum.entries) {
      throw this.damaged('its sum is another');
    }
    this.logs++;
    this.entries += sum.entries;
    this.sum = undefined;
  }

  private close(value: Readonly<Record<string, unknown>>): BackupPart {
    const { logs, entries } = this;
    if (this.sum || value.logs !== logs || value.entries !== entries) {
      throw this.damaged(`${value.logs} logs were written, ${logs} are there`);
    }
    const sha256 = this.hash.digest('hex');
    if (value.sha256 !== sha256) throw this.damaged('the sum of the whole file is another');
    this.end = { logs, entries, sha256 };
    return { kind: 'end', end: this.end };
  }

  finish(): void {
    if (!this.end) throw this.header ? this.cut() : this.foreign();
  }

  private foreign(): Unusable {
    return new Unusable(`${this.path} is no backup of Overtrick`);
  }

  private cut(): Unusable {
    return new Unusable(`${this.path} is cut off after line ${this.line}${this.where}`);
  }

  private damaged(how: string): Unusable {
    return new Unusable(`${this.path} is damaged at line ${this.line}${this.where}: ${how}`);
  }

  private get where(): string {
    return this.sum ? `, in the log ${this.sum.log}` : '';
  }

  /** What gzip says of a file that is none, was cut off or changed. */
  inWords(error: unknown): unknown {
    const { code } = Object(error);
    if (code === 'Z_BUF_ERROR') return this.cut();
    if (typeof code !== 'string' || !code.startsWith('Z_')) return error;
    return this.header ? this.damaged('behind it cannot be unpacked') : this.foreign();
  }
}
