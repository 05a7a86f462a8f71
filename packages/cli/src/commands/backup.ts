import { existsSync, statSync } from 'node:fs';
import type { BackupWatch, Config } from '@overtrick/server/backup';
import { Command } from 'commander';
import { codeOf, Failure, INTERRUPTED, type Io, reason, usage } from '../io.ts';
import { Progress } from '../progress.ts';
import { existing } from '../sink.ts';
import { count, whole } from '../style.ts';

type Backups = typeof import('@overtrick/server/backup');

const WHERE = `
It is found as the server finds it: in the database that DATABASE_URL names, else in the folder that DATA names, else in ./data.`;

export function backupCommand(io: Io, exit: (code: number) => void): Command {
  return new Command('backup')
    .summary('write all that a server keeps to one file')
    .description(
      'Writes everything that a server keeps to one file, as it is at this moment; the server may go on. ' +
        'The file holds the cards of running deals: only you can read it, and nobody else should.',
    )
    .argument('<file>', 'the file to write, such as tables.backup.gz')
    .option('--force', 'replace the file if it is there')
    .option('--without-damaged', 'leave out logs that are damaged, and say which')
    .addHelpText('after', `${WHERE}\n\nExamples:\n  overtrick backup tables.backup.gz`)
    .action(async (path: string, options: { force?: true; withoutDamaged?: true }) => {
      if (existsSync(path) && statSync(path).isDirectory()) {
        throw usage(`cannot write ${path}: it is a folder`);
      }
      if (existsSync(path) && !options.force) throw usage(existing(path));
      const wish = { path, leavesOutDamaged: options.withoutDamaged === true };
      await work(io, exit, path, async ({ backUp }, place, watch) => {
        const { logs, entries, leftOut } = await backUp(place, wish, watch);
        for (const log of leftOut) io.err.write(`left out, as it is damaged: ${log}\n`);
        return `${said(logs, entries)} in ${path}`;
      });
    });
}

export function restoreCommand(io: Io, exit: (code: number) => void): Command {
  return new Command('restore')
    .summary('put a backup into a store that is empty')
    .description(
      'Puts everything that is in a backup into an empty store, after all of it was checked: all of it, or nothing. ' +
        'No server may run there. A backup of a file goes into a database of PostgreSQL as well, and the other way round.',
    )
    .argument('<file>', 'what `overtrick backup` has written')
    .addHelpText(
      'after',
      `${WHERE}\n\nExamples:\n  DATA=new overtrick restore tables.backup.gz\n  DATABASE_URL=postgres://… overtrick restore tables.backup.gz`,
    )
    .action(async (path: string) => {
      await work(io, exit, path, async ({ restore }, place, watch) => {
        const { logs, entries } = await restore(place, path, watch);
        return `${said(logs, entries)} restored`;
      });
    });
}

function said(logs: number, entries: number): string {
  return `${count(logs, 'log')} with ${entriesIn(entries)}`;
}

function entriesIn(n: number): string {
  return n === 1 ? 'one entry' : `${whole(n)} entries`;
}

/** Whatever is wrong with the store or the file is told in a sentence; what was stopped has left nothing behind. */
async function work(
  io: Io,
  exit: (code: number) => void,
  path: string,
  run: (backups: Backups, place: Config, watch: BackupWatch) => Promise<string>,
): Promise<void> {
  const backups = await load();
  const config = backups.readConfig(io.env);
  if (!config.ok) throw usage(config.error);
  const progress = new Progress(io.err);
  const stop = new AbortController();
  const over = io.onInterrupt(() => stop.abort());
  const onProgress = (part: number, entries: number) =>
    progress.show(part, () => entriesIn(entries));
  try {
    const done = await run(backups, config.value, { onProgress, signal: stop.signal });
    progress.end();
    io.err.write(`${done}\n`);
  } catch (error) {
    progress.end();
    if (!stop.signal.aborted) throw inWords(error, backups, path);
    io.err.write('stopped; nothing was changed\n');
    exit(INTERRUPTED);
  } finally {
    over();
  }
}

function inWords(error: unknown, { Unusable }: Backups, path: string): unknown {
  if (error instanceof Unusable) return new Failure(error.message, 2);
  return codeOf(error) === undefined ? error : usage(`cannot use ${path}: ${reason(error)}`);
}

/** The server is no part of this package: who only plays does without it. */
async function load(): Promise<Backups> {
  try {
    return await import('@overtrick/server/backup');
  } catch (error) {
    if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw usage('backups are made where the server is: in its folder, npm run -s overtrick --');
  }
}
