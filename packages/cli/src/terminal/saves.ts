import { randomBytes } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { no, ok, type Result } from '@overtrick/engine';
import type { Table } from '@overtrick/table';
import { type KeptLog, kindOf, readSave } from './kept.ts';

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
  return `${game}-${time}-${randomBytes(3).toString('hex')}.jsonl`;
}

/** Logs first: what was saved before there were logs has gone on in one of the same name. */
const ENDINGS = ['.jsonl', '.json'] as const;

/** The name by which a saved game is called. */
export function shortName(name: string): string {
  return name.replace(/\.jsonl?$/, '');
}

/** A file by its path, or by its name among the saved games. */
export async function findSave(given: string, folder: string): Promise<Result<string, string>> {
  const named = ['', ...ENDINGS].map((ending) => join(folder, `${given}${ending}`));
  for (const path of [resolve(given), ...named]) if (await isFile(path)) return ok(path);
  return no(`there is no file ${given}, here or in ${folder}`);
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

export interface Saved {
  readonly path: string;
  readonly name: string;
  readonly changed: Date;
  readonly kept: Result<KeptLog, string>;
}

/** The saved games, the latest first. */
export async function listSaves(folder: string): Promise<Saved[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => isSave(name, names)).map((name) => join(folder, name));
  const saves = await Promise.all(files.map(lookAt));
  return saves.flat().sort((a, b) => b.changed.getTime() - a.changed.getTime());
}

/** What has gone on in a log of the same name is no game of its own. */
function isSave(name: string, names: readonly string[]): boolean {
  return name.endsWith('.jsonl') || (name.endsWith('.json') && !names.includes(`${name}l`));
}

/** Nothing if it is something else, such as exported records. */
async function lookAt(path: string): Promise<Saved[]> {
  if ((await kindOf(path)) === 'records') return [];
  const [{ mtime }, kept] = await Promise.all([stat(path), readSave(path)]);
  const [name = ''] = path.split(/[\\/]/).slice(-1);
  return [{ path, name: shortName(name), changed: mtime, kept }];
}

/** A saved game in a line. */
export function describeTable({ game, names, match, over, deal }: Table): string {
  const totals = names.map((name, seat) => `${name} ${match?.totals[seat] ?? 0}`).join(', ');
  const stage = over ? 'over' : `deal ${Math.max(0, deal) + 1}`;
  return `${game.title}, ${stage}: ${totals}`;
}

/** The file of the latest game that is not over; a damaged one counts, so that it is not passed over. */
export async function latestSave(folder: string): Promise<Result<string, string>> {
  const saves = await listSaves(folder);
  const latest = saves.find(({ kept }) => !kept.ok || !kept.value.table.over);
  return latest ? ok(latest.path) : no(`there is no unfinished game in ${folder}`);
}
