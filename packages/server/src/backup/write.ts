import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Unusable } from '../unusable.ts';
import { type BackupHeader, FORMAT, LogSum, VERSION } from './format.ts';
import type { BackupSource } from './stores.ts';

/** What whoever makes or reads a backup may want to know and say. */
export interface BackupWatch {
  /** `part` of the work is done, from 0 to 1. */
  onProgress(part: number, entries: number): void;
  /** Ends it before its time; nothing is left of it. */
  readonly signal: AbortSignal;
}

export interface WrittenBackup {
  readonly logs: number;
  readonly entries: number;
  /** The logs that were left out because they are damaged. */
  readonly leftOut: readonly string[];
}

export interface BackupWish {
  readonly path: string;
  /** Whether logs that are damaged are left out; else there is no backup at all. */
  readonly leavesOutDamaged: boolean;
}

/** It holds everybody's cards. */
const MODE = 0o600;

/** Grows under another name and takes its own when all of it is on the disk. */
export async function writeBackup(
  source: BackupSource,
  { path, leavesOutDamaged }: BackupWish,
  { onProgress, signal }: BackupWatch,
): Promise<WrittenBackup> {
  const part = `${path}.${process.pid}.part`;
  const file = await open(part, 'wx', MODE);
  try {
    const lines = new BackupLines(source, leavesOutDamaged);
    lines.onProgress = onProgress;
    const keep = async (packed: AsyncIterable<Uint8Array>) => {
      for await (const bytes of packed) await file.appendFile(bytes);
    };
    await pipeline(Readable.from(lines.all()), createGzip(), keep, { signal });
    await file.sync();
    await file.close();
    await rename(part, path);
    await flushFolder(dirname(path));
    return lines;
  } catch (error) {
    await file.close().catch(() => {});
    await rm(part, { force: true });
    throw error;
  }
}

/** Else the new name might be forgotten when the power goes. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  // Not every system lets a folder be flushed.
  await folder.sync().catch(() => {});
  await folder.close();
}

/** The lines of a backup, in pieces of some length. */
class BackupLines implements WrittenBackup {
  logs = 0;
  entries = 0;
  readonly leftOut: string[] = [];
  onProgress: BackupWatch['onProgress'] = () => {};
  private readonly source: BackupSource;
  private readonly leavesOutDamaged: boolean;
  private readonly hash = createHash('sha256');
  private log: { readonly sum: LogSum; lines: string; isWhole: boolean } | undefined;

  constructor(source: BackupSource, leavesOutDamaged: boolean) {
    this.source = source;
    this.leavesOutDamaged = leavesOutDamaged;
  }

  async *all(): AsyncGenerator<string> {
    yield this.kept(`${JSON.stringify(headerOf(this.source))}\n`);
    let seen = 0;
    for await (const batch of this.source.entries()) {
      let text = '';
      for (const { log, seq, body, isWhole } of batch) {
        if (log !== this.log?.sum.log) {
          text += this.endLog();
          this.log = { sum: new LogSum(log), lines: '', isWhole: true };
        }
        this.take(seq, body, isWhole);
      }
      seen += batch.length;
      if (text !== '') yield this.kept(text);
      this.onProgress(seen / Math.max(1, this.source.size), seen);
    }
    yield this.kept(this.endLog());
    const { logs, entries } = this;
    yield `${JSON.stringify({ logs, entries, sha256: this.hash.digest('hex') })}\n`;
  }

  private kept(text: string): string {
    this.hash.update(text);
    return text;
  }

  private take(seq: number, body: string, isWhole: boolean): void {
    const { log } = this;
    if (!log) return;
    if (!isWhole || seq !== log.sum.entries + 1) log.isWhole = false;
    log.sum.add(body);
    log.lines += `${body}\n`;
  }

  /** The lines of the log that has come to its end; none if it is damaged and is to be left out. */
  private endLog(): string {
    const { log } = this;
    if (!log) return '';
    this.log = undefined;
    const { sum, lines, isWhole } = log;
    if (!isWhole) {
      if (!this.leavesOutDamaged) throw damaged(sum.log);
      this.leftOut.push(sum.log);
      return '';
    }
    this.logs++;
    this.entries += sum.entries;
    return `${JSON.stringify({ log: sum.log })}\n${lines}${JSON.stringify(sum.end)}\n`;
  }
}

function damaged(log: string): Unusable {
  return new Unusable(
    `the log ${log} is damaged in the store. --without-damaged leaves it out and keeps all others`,
  );
}

function headerOf({ facts, size }: BackupSource): BackupHeader {
  const made = new Date().toISOString();
  return { format: FORMAT, version: VERSION, made, entries: size, ...facts };
}
