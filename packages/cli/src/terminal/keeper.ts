import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Table } from '@overtrick/table';
import { reason } from '../io.ts';
import { saveName, writeSave } from './saves.ts';

/** Keeps a table in one file, or nowhere. */
export class FileKeeper {
  private readonly path: string | undefined;
  private readonly folder: string;
  private readonly command: string;
  private failed = false;
  private copied: string | undefined;

  /** `command` is what people type to run the command. */
  constructor(path: string | undefined, folder: string, command: string) {
    this.path = path;
    this.folder = folder;
    this.command = command;
  }

  async keep(table: Table): Promise<string | undefined> {
    if (this.path === undefined || this.failed) return undefined;
    try {
      await mkdir(dirname(this.path), { recursive: true });
      await writeSave(this.path, table);
      return undefined;
    } catch (error) {
      this.failed = true;
      return reason(error);
    }
  }

  /** Over an earlier save of the same game, never over anything else. */
  async copy(table: Table, given: string | undefined): Promise<string> {
    const path = given === undefined ? await this.usual(table) : resolve(given);
    await refuseFolder(path);
    if ((await exists(path)) && !(await isSaveOf(path, table))) {
      throw new Error(`${path} exists and is not a save of this game; choose another name`);
    }
    await writeSave(path, table);
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
  farewell(): string {
    const path = this.failed ? this.copied : (this.path ?? this.copied);
    if (path === undefined) return 'Goodbye. This game was not saved.';
    const isNear = dirname(path) === this.folder;
    const name = isNear ? basename(path, '.json') : path;
    return `Goodbye. Go on with: ${this.command} play --resume ${name}`;
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
