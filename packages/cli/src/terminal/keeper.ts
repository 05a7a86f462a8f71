import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Table } from '@overtrick/table';
import { reason } from '../io.ts';
import { saveName, saveText, writeSave } from './saves.ts';

/** Where a table is kept: in which file, if any, and what that file said when it was opened. */
export interface SavePlace {
  readonly path?: string | undefined;
  readonly text?: string | undefined;
}

const OVERTAKEN = 'this game has gone on elsewhere, perhaps in another terminal';

/** Keeps a table in one file, or nowhere. */
export class FileKeeper {
  /** The file was written by somebody else: what is played here must not replace it. */
  overtaken = false;
  private readonly path: string | undefined;
  private readonly folder: string;
  private readonly command: string;
  /** What the file said when we last read or wrote it. */
  private known: string | undefined;
  private failed = false;
  private copied: string | undefined;

  /** `command` is what people type to run the command. */
  constructor({ path, text }: SavePlace, folder: string, command: string) {
    this.path = path;
    this.known = text;
    this.folder = folder;
    this.command = command;
  }

  async keep(table: Table): Promise<string | undefined> {
    if (this.path === undefined || this.failed || this.overtaken) return undefined;
    try {
      await mkdir(dirname(this.path), { recursive: true });
      if (await this.isForeign(table)) await this.stepAside(table);
      else await this.write(this.path, table);
      return undefined;
    } catch (error) {
      this.failed = true;
      return reason(error);
    }
  }

  /** Whether the file says what neither was nor would be written here. */
  private async isForeign(table: Table): Promise<boolean> {
    if (this.path === undefined) return false;
    const found = await readFile(this.path, 'utf8').catch(() => undefined);
    return found !== undefined && found !== this.known && found !== saveText(table);
  }

  /** Keeps what was played here beside the newer game, which stays the latest. */
  private async stepAside(table: Table): Promise<void> {
    this.overtaken = true;
    this.copied = join(this.folder, saveName(table.game.name, new Date()));
    await mkdir(this.folder, { recursive: true });
    await writeSave(this.copied, saveText(table));
    const newer = this.path && (await stat(this.path)).mtimeMs / 1000;
    if (newer) await utimes(this.copied, newer - 1, newer - 1);
  }

  private async write(path: string, table: Table): Promise<void> {
    const text = saveText(table);
    await writeSave(path, text);
    if (path === this.path) this.known = text;
  }

  /** Over an earlier save of the same game, never over anything else. */
  async copy(table: Table, given: string | undefined): Promise<string> {
    const path = given === undefined ? await this.usual(table) : resolve(given);
    await refuseFolder(path);
    if ((await exists(path)) && !(await isSaveOf(path, table))) {
      throw new Error(`${path} exists and is not a save of this game; choose another name`);
    }
    if (path === this.path && (await this.isForeign(table))) {
      throw new Error(`${OVERTAKEN}; choose another name`);
    }
    await this.write(path, table);
    this.copied = path;
    return path;
  }

  /** Writes the plain record into a new file. */
  async export(table: Table, given: string | undefined): Promise<string> {
    const name = given ?? `${saveName(table.game.name, new Date())}l`;
    const path = resolve(name);
    await refuseFolder(path);
    if (await exists(path)) throw new Error(`${path} exists; choose another name`);
    await writeFile(path, `${JSON.stringify(table.record())}\n`, { flag: 'wx' });
    return path;
  }

  /** How to go on, or that it cannot be done. */
  farewell(): string[] {
    const path = this.failed ? this.copied : (this.path ?? this.copied);
    if (path === undefined) return ['Goodbye. This game was not saved.'];
    if (!this.overtaken) return [`Goodbye. Go on with: ${this.resuming(path)}`];
    return [
      `It stops here: ${OVERTAKEN}.`,
      `Go on with what was played there: ${this.resuming(path)}`,
      ...(this.copied ? [`or with what was played here: ${this.resuming(this.copied)}`] : []),
    ];
  }

  private resuming(path: string): string {
    const isNear = dirname(path) === this.folder;
    return `${this.command} play --resume ${isNear ? basename(path, '.json') : path}`;
  }

  /** Our own folder is made where it is missing; those of others are not. */
  private async usual(table: Table): Promise<string> {
    const path =
      this.path ?? this.copied ?? join(this.folder, saveName(table.game.name, new Date()));
    await mkdir(dirname(path), { recursive: true });
    return path;
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function refuseFolder(path: string): Promise<void> {
  const isThere = await exists(dirname(path));
  if (!isThere) throw new Error(`there is no folder ${dirname(path)}`);
  const there = await stat(path).catch(() => undefined);
  if (there?.isDirectory()) throw new Error(`${path} is a folder; name a file in it`);
}

/** The same game has the same seed. */
async function isSaveOf(path: string, { game, seating }: Table): Promise<boolean> {
  try {
    const { record } = JSON.parse(await readFile(path, 'utf8'));
    return record.game === game.name && record.seed === seating.seed;
  } catch {
    return false;
  }
}
