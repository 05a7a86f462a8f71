import { fieldsOf } from '@overtrick/engine';
import { listKept, packGame, unpackGame } from '../../clients.ts';
import { guest } from '../guest.ts';
import { carriedGame, carriedGames, carryGame, dropCarried } from './api.ts';

/** Kept in this browser: for which account games are carried, and which of them are known to be. */
const KEY = 'overtrick/carried';

/** As long as the server takes one. */
const LONGEST = 96 * 1024;

/** Whether whoever one is here wants it. */
export function carriesGames(): boolean {
  return read() !== undefined;
}

export function setCarrying(isOn: boolean): void {
  write(isOn ? [] : undefined);
}

/**
 * Brings finished games of this browser to the account, and those of other devices here; answers how many the account keeps. What
 * was known to be with the account and is here no longer was deleted by somebody, and goes there too; nothing is ever deleted here.
 */
export async function carryGames(): Promise<number> {
  const known = new Set(read());
  const finished = (await listKept()).filter(({ summary }) => summary.over);
  const here = new Set(finished.map(({ id }) => id));
  const there = new Set((await carriedGames()).games.map(({ id }) => id));
  for (const id of [...there].filter((each) => !here.has(each))) {
    if (known.has(id)) there.delete(await dropCarried(id).then(() => id));
    else here.add(await fetched(id));
  }
  for (const { id, when } of finished) {
    if (there.has(id) || known.has(id)) continue;
    // What an older page has kept, or is longer than the server takes, stays here.
    const packed = await packGame(id).catch(() => '');
    if (packed === '' || packed.length > LONGEST) continue;
    await carryGame(id, when, packed);
    there.add(id);
  }
  write([...here].filter((id) => there.has(id) || known.has(id)));
  return there.size;
}

async function fetched(id: string): Promise<string> {
  // What a newer page has packed may be more than this one understands.
  await unpackGame((await carriedGame(id)).game).catch(() => {});
  return id;
}

function read(): readonly string[] | undefined {
  try {
    const { person, ids } = fieldsOf(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return person === guest()?.id && Array.isArray(ids) ? ids.map(String) : undefined;
  } catch {
    return undefined;
  }
}

function write(ids: readonly string[] | undefined): void {
  try {
    if (ids) localStorage.setItem(KEY, JSON.stringify({ person: guest()?.id, ids }));
    else localStorage.removeItem(KEY);
  } catch {
    // Forbidden or full: then it is asked for anew with the next visit.
  }
}
