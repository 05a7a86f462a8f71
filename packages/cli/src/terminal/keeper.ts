import { mkdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Entry, Host } from '@overtrick/table';
import { FileStore, writeLog } from '@overtrick/table/stores/file';
import { exists } from './place.ts';
import { saveName, shortName } from './saves.ts';

const OVERTAKEN = 'this game has gone on elsewhere, perhaps in another terminal';

/** What becomes of a game besides being played: copies of it, its record, and how to come back to it. */
export class FileKeeper {
  /** Somebody else has played on in the same file. */
  overtaken = false;
  /** It cannot be kept any more. */
  failed = false;
  private readonly path: string | undefined;
  private readonly folder: string;
  private readonly command: string;
  private copied: string | undefined;

  /** `path` is where the host keeps it, if anywhere; `command` is what people type to run the command. */
  constructor(path: string | undefined, folder: string, command: string) {
    this.path = path;
    this.folder = folder;
    this.command = command;
  }

  /** Over an earlier save of the same game, never over anything else. Says where it is. */
  async copy(host: Host, given: string | undefined): Promise<string> {
    const path = given === undefined ? await this.usual(host) : resolve(given);
    await refuseFolder(path);
    // There the host keeps it: nothing is left to be written.
    if (path === this.path && !this.failed) return path;
    if (await exists(path)) await refuseOther(path, host.log);
    await writeLog(path, host.log);
    this.copied = path;
    return path;
  }

  /** Writes the record of the finished deals into a new file, and says where it is. */
  async export(host: Host, given: string | undefined): Promise<string> {
    const path = resolve(given ?? saveName(host.game.name, new Date()));
    await refuseFolder(path);
    if (await exists(path)) throw new Error(`${path} exists; choose another name`);
    const record = host.record();
    if (!record) throw new Error('no deal has been finished yet');
    await writeFile(path, `${JSON.stringify(record)}\n`, { flag: 'wx' });
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
    ];
  }

  private resuming(path: string): string {
    const isNear = dirname(path) === this.folder;
    return `${this.command} play --resume ${isNear ? shortName(basename(path)) : path}`;
  }

  /** Our own folder is made where it is missing; those of others are not. */
  private async usual({ game }: Host): Promise<string> {
    const kept = this.failed ? undefined : this.path;
    const path = kept ?? this.copied ?? join(this.folder, saveName(game.name, new Date()));
    await mkdir(dirname(path), { recursive: true });
    return path;
  }
}

async function refuseFolder(path: string): Promise<void> {
  const isThere = await exists(dirname(path));
  if (!isThere) throw new Error(`there is no folder ${dirname(path)}`);
  const there = await stat(path).catch(() => undefined);
  if (there?.isDirectory()) throw new Error(`${path} is a folder; name a file in it`);
}

/** A save may be replaced by what came after it, and by nothing else. */
async function refuseOther(path: string, log: readonly Entry[]): Promise<void> {
  const found = await new FileStore().read(path, 1).catch(() => []);
  const isSame = (entry: Entry, i: number) => JSON.stringify(entry) === JSON.stringify(log[i]);
  if (found.length === 0 || !isSame(found[0], 0)) {
    throw new Error(`${path} exists and is not a save of this game; choose another name`);
  }
  if (!found.every(isSame)) throw new Error(`${path}: ${OVERTAKEN}; choose another name`);
}
