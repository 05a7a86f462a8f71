// A store in one file that either store can be made from again: logs are all there is to keep, everything else is made of them.
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { makeFolder } from '../folder.ts';
import { copyOfRunning } from './hatch.ts';
import { PostgresSource, PostgresTarget } from './postgres.ts';
import { readBackup } from './read.ts';
import { SqliteSource, SqliteTarget } from './sqlite.ts';
import type { BackupSource, KeyedEntry, RestoreTarget, StoreFacts } from './stores.ts';
import { BATCH } from './stores.ts';
import { type BackupWatch, type BackupWish, type WrittenBackup, writeBackup } from './write.ts';

export { type Config, readConfig } from '../config.ts';
export { Unusable } from '../unusable.ts';
export type { BackupWatch } from './write.ts';

type Place = Pick<Config, 'data' | 'databaseUrl'>;

/** Writes everything that a store holds to a file, whether or not a server runs on it. */
export async function backUp(
  place: Place,
  wish: BackupWish,
  watch: BackupWatch,
): Promise<WrittenBackup> {
  const source = await sourceIn(place);
  try {
    return await writeBackup(source, wish, watch);
  } finally {
    await source.close();
  }
}

async function sourceIn({ data, databaseUrl }: Place): Promise<BackupSource> {
  if (databaseUrl !== null) return PostgresSource.open(databaseUrl);
  return (await copyOfRunning(data)) ?? SqliteSource.open(pathIn(data));
}

function pathIn(data: string): string {
  return join(data, 'tables.db');
}

/** Puts a backup into a store that is empty, after all of it was looked at. */
export async function restore(
  place: Place,
  path: string,
  watch: BackupWatch,
): Promise<{ readonly logs: number; readonly entries: number }> {
  await check(path, watch);
  const target = await targetIn(place);
  try {
    return await fill(target, path, watch);
  } finally {
    await target.close();
  }
}

async function targetIn({ data, databaseUrl }: Place): Promise<RestoreTarget> {
  if (databaseUrl !== null) return PostgresTarget.open(databaseUrl);
  await makeFolder(data);
  return SqliteTarget.open(pathIn(data));
}

/** The first half of the work. */
async function check(path: string, { onProgress, signal }: BackupWatch): Promise<void> {
  let [size, seen] = [0, 0];
  for await (const part of readBackup(path)) {
    if (part.kind === 'header') size = part.header.entries;
    if (part.kind !== 'entry' || ++seen % BATCH > 0) continue;
    signal.throwIfAborted();
    onProgress(seen / size / 2, seen);
  }
}

/** The second half. */
async function fill(target: RestoreTarget, path: string, { onProgress, signal }: BackupWatch) {
  let facts: (StoreFacts & { readonly entries: number }) | undefined;
  let batch: KeyedEntry[] = [];
  let seen = 0;
  for await (const part of readBackup(path)) {
    if (part.kind === 'header') facts = part.header;
    if (part.kind === 'entry') batch.push(part.entry);
    if (batch.length === BATCH || (part.kind === 'end' && batch.length > 0)) {
      signal.throwIfAborted();
      await target.add(batch);
      seen += batch.length;
      onProgress(0.5 + seen / (facts?.entries ?? seen) / 2, seen);
      batch = [];
    }
    if (part.kind !== 'end' || !facts) continue;
    signal.throwIfAborted();
    await target.commit(facts);
    return part.end;
  }
  throw new Error('a backup has no end');
}
