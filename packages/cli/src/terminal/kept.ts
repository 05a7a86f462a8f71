import { randomBytes } from 'node:crypto';
import { open, readFile, stat } from 'node:fs/promises';
import { games, no, ok, quote, RECORD_FORMAT, type Result } from '@overtrick/engine';
import { Damaged, type Entry, logOfSave, SAVE_FORMAT, type Table, tableOf } from '@overtrick/table';
import { FileStore, LOG_FORMAT } from '@overtrick/table/stores/file';
import { reason } from '../io.ts';
import { botsAt, houseWith } from './guests.ts';

/** The person at a table in the terminal, as its log knows them. */
export const YOU = 'you';

/** A new seed. */
export function fresh(): string {
  return randomBytes(32).toString('hex');
}

/** A game that was put aside. */
export interface KeptLog {
  readonly table: Table;
  readonly entries: readonly Entry[];
  /** Whether it was saved before there were logs. */
  readonly isOld: boolean;
}

type Kind = 'log' | 'save' | 'records' | 'unknown';
const LARGEST = 64 * 2 ** 20;
/** Enough for the first line of a log, and for the beginning of what else we write. */
const START = 200;

/** What a file says at its beginning that it is. */
export async function kindOf(path: string): Promise<Kind> {
  const start = await startOf(path).catch(() => '');
  const [, format] = /^\s*\{\s*"format"\s*:\s*"([^"]*)"/.exec(start) ?? [];
  if (format === LOG_FORMAT) return 'log';
  if (format === SAVE_FORMAT) return 'save';
  return format === RECORD_FORMAT ? 'records' : 'unknown';
}

async function startOf(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(START), 0, START, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A saved game, or why it cannot be trusted. */
export async function readSave(path: string): Promise<Result<KeptLog, string>> {
  try {
    if ((await stat(path)).size > LARGEST) return no('it is larger than any game: over 64 MB');
    const kind = await kindOf(path);
    if (kind === 'records') {
      return no('it is a file of records and no saved game; the check command reads it');
    }
    return kind === 'log' ? await readLog(path) : await readOld(path);
  } catch (error) {
    if (error instanceof SyntaxError) return no('it is not JSON: it may have been cut short');
    return no(error instanceof Damaged ? error.message : reason(error));
  }
}

async function readLog(path: string): Promise<Result<KeptLog, string>> {
  return trusted(await new FileStore().read(path, 1), false);
}

/** What was saved before there were logs. */
async function readOld(path: string): Promise<Result<KeptLog, string>> {
  const saved: unknown = JSON.parse(await readFile(path, 'utf8'));
  const { bots } = Object(saved) as { bots?: unknown };
  const house = houseWith(
    Array.isArray(bots) ? bots.filter((each) => typeof each === 'string') : [],
  );
  const log = logOfSave(saved, house, { by: YOU, secret: fresh() });
  return log.ok ? trusted(log.value, true) : log;
}

/** Played through the rules. */
function trusted(entries: readonly Entry[], isOld: boolean): Result<KeptLog, string> {
  const [opening] = entries[0]?.facts ?? [];
  if (opening?.type !== 'open') return no('the log does not begin with an open table');
  const game = games.find(({ name }) => name === opening.game);
  if (!game) return no(`there is no game ${quote(opening.game)}`);
  const table = tableOf(game, entries);
  return table.ok ? ok({ table: table.value, entries, isOld }) : table;
}

/** Why nobody can play on at a table, if so. */
export function seatFault({ sitters }: Table): string | undefined {
  if (!sitters.some(({ kind }) => kind === 'person')) return 'nobody but bots sits at it';
  const bots = botsAt(sitters);
  const { levels } = houseWith(bots);
  const unknown = bots.find((each) => each !== null && !Object.hasOwn(levels, each));
  return unknown == null ? undefined : `there is no level ${quote(unknown)}`;
}
