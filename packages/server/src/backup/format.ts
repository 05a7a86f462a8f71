// The file: gzip of lines of JSON. The first says what it is; then each log begins with its name, goes on with its entries as they were
// written, and ends with their number and their sum; the last line has the sum of everything before it.
import { createHash, type Hash } from 'node:crypto';
import type { StoreFacts } from './stores.ts';

export const FORMAT = 'overtrick-backup';
export const VERSION = 1;

export interface BackupHeader extends StoreFacts {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  /** When it was made, for people. */
  readonly made: string;
  readonly entries: number;
}

export interface LogEnd {
  readonly entries: number;
  readonly sum: string;
}

export interface BackupEnd {
  readonly logs: number;
  readonly entries: number;
  readonly sha256: string;
}

/** The sum of a log: it covers its name and every entry in its order. */
export class LogSum {
  private readonly hash: Hash;
  entries = 0;

  constructor(readonly log: string) {
    this.hash = createHash('sha256').update(log);
  }

  add(body: string): void {
    this.hash.update('\n').update(body);
    this.entries++;
  }

  get end(): LogEnd {
    return { entries: this.entries, sum: this.hash.copy().digest('hex').slice(0, DIGITS) };
  }
}

/** Enough to say which log is damaged; the whole file has a sum of its own. */
const DIGITS = 16;
