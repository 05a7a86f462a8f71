import { randomBytes } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { no, ok, RECORD_FORMAT, type Result } from '@overtrick/engine';
import { resume, save, type Table } from '@overtrick/table';
import { houseWith } from './guests.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Where saved games are kept: the folder for the state of programs, as the desktop world agrees. */
export function saveFolder(env: Env): string {
  const state = env.XDG_STATE_HOME;
  const base = state && isAbsolute(state) ? state : join(env.HOME ?? homedir(), '.local', 'state');
  return join(base, 'overtrick');
}

/** A name that sorts by time, says which game it is, and is no other game's of the same second. */
export function saveName(game: string, now: Date): string {
  const time = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  return `${game}-${time}-${randomBytes(3).toString('hex')}.json`;
}

/** A file by its path, or by its name among the saved games. */
export async function findSave(given: string, folder: string): Promise<Result<string, string>> {
  const named = join(folder, given.endsWith('.json') ? given : `${given}.json`);
  for (const path of [resolve(given), named]) if (await exists(path)) return ok(path);
  return no(`there is no file ${given}, here or in ${folder}`);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** A table as it is written down. */
export function saveText(table: Table): string {
  return `${JSON.stringify(save(table))}\n`;
}

/** Written beside and moved over: a crash leaves the old file or the new one, never half of one. */
export async function writeSave(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    await writeFile(draft, text);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** A table, and the text that it was read from. */
interface Written {
  readonly table: Table;
  readonly text: string;
}

export async function readSave(path: string): Promise<Result<Written, string>> {
  try {
    const text = await readFile(path, 'utf8');
    if (isRecord(text)) {
      return no('it is a file of records and no saved game; the check command reads it');
    }
    const saved: unknown = JSON.parse(text);
    const table = resume(saved, houseWith(sittersIn(saved)));
    return table.ok ? ok({ table: table.value, text }) : table;
  } catch (error) {
    if (error instanceof SyntaxError) return no('it is not JSON: it may have been cut short');
    return no((error as Error).message);
  }
}

function sittersIn(saved: unknown): string[] {
  const { bots } = Object(saved) as { bots?: unknown };
  return Array.isArray(bots) ? bots.filter((each) => typeof each === 'string') : [];
}

/** Whether the first line is a record, which a saved game only has in it. */
function isRecord(text: string): boolean {
  try {
    const [first] = text.split('\n', 1);
    return JSON.parse(first).format === RECORD_FORMAT;
  } catch {
    return false;
  }
}

export interface Saved {
  readonly path: string;
  readonly name: string;
  readonly changed: Date;
  readonly table: Result<Table, string>;
}

/** The saved games, the latest first. */
export async function listSaves(folder: string): Promise<Saved[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json'));
  const saves = await Promise.all(
    files.map(async (name) => {
      const path = join(folder, name);
      const [{ mtime }, read] = await Promise.all([stat(path), readSave(path)]);
      const table = read.ok ? ok(read.value.table) : read;
      return { path, name: name.slice(0, -'.json'.length), changed: mtime, table };
    }),
  );
  return saves.sort((a, b) => b.changed.getTime() - a.changed.getTime());
}

/** A saved game in a line. */
export function describeTable(table: Table): string {
  const { names } = table.seating;
  const totals = names.map((name, seat) => `${name} ${table.match.totals[seat]}`).join(', ');
  const stage = table.over ? 'over' : `deal ${table.deal + 1}`;
  return `${table.game.title}, ${stage}: ${totals}`;
}

/** The file of the latest game that is not over; a damaged one counts, so that it is not passed over. */
export async function latestSave(folder: string): Promise<Result<string, string>> {
  const saves = await listSaves(folder);
  const latest = saves.find(({ table }) => !table.ok || !table.value.over);
  return latest ? ok(latest.path) : no(`there is no unfinished game in ${folder}`);
}
