import { stat } from 'node:fs/promises';
import { no, ok, type Result } from '@overtrick/engine';
import { type Entry, MemoryStore, type Store } from '@overtrick/table';
import { FileStore, writeLog } from '@overtrick/table/stores/file';
import { type KeptLog, readSave } from './kept.ts';

/** Where a table is kept: in a file, or nowhere, and then perhaps against the person's will. */
export interface SavePlace {
  /** What the store calls the table. */
  readonly id: string;
  readonly path?: string;
  readonly store: Store;
  readonly problem?: unknown;
}

/** A game that goes on, and where. */
export interface Resumed extends SavePlace {
  readonly kept: KeptLog;
}

export function placeAt(path: string | undefined): SavePlace {
  if (path === undefined) return { id: 'table', store: new MemoryStore() };
  return { id: path, path, store: new FileStore() };
}

/** In memory, with what there is already. */
export async function placeNowhere(entries: readonly Entry[]): Promise<SavePlace> {
  const place = placeAt(undefined);
  for (const entry of entries) await place.store.append(place.id, entry);
  return place;
}

/**
 * Where a game that was put aside goes on: in its log. An old save gets one beside it, and stays as it is; if
 * it has gone on there before, it goes on from there.
 */
export async function placeOf(
  path: string,
  found: KeptLog,
  isKept: boolean,
): Promise<Result<Resumed, string>> {
  const log = found.isOld ? `${path.replace(/\.json$/, '')}.jsonl` : path;
  const isNew = found.isOld && !(await exists(log));
  const kept = isNew || !found.isOld ? ok(found) : await continued(log, found);
  if (!kept.ok) return kept;
  const place = isKept ? await placeFor(log, kept.value, isNew) : undefined;
  return ok({ ...(place ?? (await placeNowhere(kept.value.entries))), kept: kept.value });
}

async function placeFor(path: string, { entries }: KeptLog, isNew: boolean): Promise<SavePlace> {
  try {
    if (isNew) await writeLog(path, entries);
    return placeAt(path);
  } catch (problem) {
    return { ...(await placeNowhere(entries)), problem };
  }
}

/** What an old save has become since. */
async function continued(path: string, old: KeptLog): Promise<Result<KeptLog, string>> {
  const kept = await readSave(path);
  if (!kept.ok) return no(`it has gone on in ${path}, and ${kept.error}`);
  const facts = (entry: Entry | undefined) => JSON.stringify(entry?.facts);
  const { entries } = kept.value;
  // The first entry names a secret, which is another one each time that a save is read.
  const isSame = old.entries.slice(1).every((entry, i) => facts(entry) === facts(entries[i + 1]));
  if (isSame && kept.value.table.game === old.table.game) return kept;
  return no(`${path}, where it would go on, is another game: move one of them away`);
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
