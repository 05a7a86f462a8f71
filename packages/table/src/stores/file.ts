import { mkdir, open, rename, rm, stat, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Entry } from '../log.ts';
import { type Appended, Damaged, judgeAppend, type Store } from '../store.ts';
import { HEAD, lineOf, NOTHING, readOn, textOf, type Written } from './lines.ts';

export { LOG_FORMAT } from './lines.ts';

/**
 * Logs in files, one line an entry. Two processes may write the same log: lines are added in one piece,
 * and of two with the same number the first one counts.
 */
export class FileStore implements Store {
  private readonly pathOf: (id: string) => string;
  private readonly known = new Map<string, Written>();

  constructor(pathOf: (id: string) => string = (id) => id) {
    this.pathOf = pathOf;
  }

  async append(id: string, entry: Entry): Promise<Appended> {
    const before = await this.written(id);
    if (before.damage !== undefined) throw new Damaged(before.damage, before.entries);
    const judged = judgeIn(before, entry);
    if (judged !== 'ok') return judged;
    await this.add(this.pathOf(id), before, entry);
    // Somebody else may have been quicker since the file was read.
    const after = await this.written(id);
    const standing = JSON.stringify(after.entries[entry.seq - 1]);
    return standing === JSON.stringify(entry) ? 'ok' : judgeIn(after, entry);
  }

  async read(id: string, from: number): Promise<readonly Entry[]> {
    const { entries, damage } = await this.written(id);
    const rest = entries.slice(Math.max(0, from - 1));
    if (damage !== undefined) throw new Damaged(damage, rest);
    return rest;
  }

  /** The log as it stands: what has been read before is not read again. */
  private async written(id: string): Promise<Written> {
    const path = this.pathOf(id);
    const size = await sizeOf(path);
    const known = this.known.get(id) ?? NOTHING;
    if (size === known.size && !known.isTorn) return known;
    const from = size > known.size ? known : NOTHING;
    const written = readOn(from, await bytesFrom(path, from.size, size));
    this.known.set(id, written);
    return written;
  }

  private async add(path: string, before: Written, entry: Entry): Promise<void> {
    if (before.size === 0) await mkdir(dirname(path), { recursive: true });
    // What was begun and never ended was never called ok.
    if (before.isTorn) await truncate(path, before.size);
    const head = before.size === 0 ? HEAD : '';
    await writeDown(path, 'a', `${head}${lineOf(before.sums.at(-1), entry)}`);
  }
}

/** Writes a whole log in one piece, over what was there: a crash leaves the old file or the new one. */
export async function writeLog(path: string, entries: readonly Entry[]): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    await writeDown(draft, 'w', textOf(entries));
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** What was written is on the disk when this comes back. */
async function writeDown(path: string, how: 'a' | 'w', text: string): Promise<void> {
  const file = await open(path, how);
  try {
    await file.writeFile(text);
    await file.datasync();
  } finally {
    await file.close();
  }
}

function judgeIn({ entries }: Written, entry: Entry): Appended {
  const same = entries.find(({ key }) => key === entry.key);
  return judgeAppend(entries.length, same, entry);
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (Object(error).code === 'ENOENT') return 0;
    throw error;
  }
}

async function bytesFrom(path: string, from: number, to: number): Promise<Uint8Array> {
  if (to <= from) return new Uint8Array();
  const file = await open(path, 'r');
  try {
    const bytes = new Uint8Array(to - from);
    const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
