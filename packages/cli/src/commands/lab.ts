import { Command } from 'commander';
import { collect, gameNames, readWhole } from '../arguments.ts';
import type { Io } from '../io.ts';
import { type CoverageFlags, cover } from '../lab/cover.ts';
import { withQueue } from '../lab/queue.ts';
import { type RunFlags, run } from '../lab/run.ts';

export function labCommand(io: Io, exit: (code: number) => void): Command {
  return new Command('lab')
    .summary('change a rule, play many games, see what it does')
    .description('Studies: variants of a game, compared on the same deals by the same bots.')
    .addCommand(runCommand(io, exit))
    .addCommand(workerCommand(io))
    .addCommand(coverageCommand(io, exit));
}

function asking(command: Command): Command {
  return command
    .option('-p, --players <n>', 'how many play (default: 4)')
    .option('-d, --deals <n>', 'how many deals, each by itself (default: 1000)')
    .option('-s, --seed <text>', 'what all chance comes from (default: 1)')
    .option('-b, --bots <bot>', 'one bot for all seats, or one for each (default: novice)')
    .option('-q, --question <measure>', 'the measure that it is about, such as trump/none/share')
    .option('-j, --jobs <n>', 'how many threads play (default: one for each core)')
    .option('--progress', 'say how far it is, also outside a terminal')
    .option('--no-progress', 'do not say how far it is');
}

function runCommand(io: Io, exit: (code: number) => void): Command {
  return asking(new Command('run'))
    .summary('play a study, or go on with it')
    .description(
      'Plays a study and says what it found. The same study gives the same results, whatever --jobs is. ' +
        'Ctrl-C keeps what is counted, and the same command goes on after it.',
    )
    .argument('<study>', `a study file (*.json), or a game: ${gameNames.join(', ')}`)
    .option('-m, --matches <n>', 'how many whole matches, instead of deals')
    .option(
      '--vary <settings>',
      'a variant, such as target=100; may be given several times',
      collect,
    )
    .option(
      '--ladder <bots>',
      'how much a stronger bot wins, step by step, such as random,novice,club:worlds=30',
    )
    .option('--half-width <n>', 'stop as soon as the answer is known to ± this')
    .option('-o, --out <file>', 'keep the results there (default for a study file: beside it)')
    .option('-f, --force', 'replace results that are there')
    .option(
      '--forecast',
      'play a little, say how long all of it takes and how sure it will be, and stop',
    )
    .option(
      '--database <address>',
      'let workers play that look at this PostgreSQL, instead of threads',
    )
    .option('--json', 'print all figures as JSON')
    .option('--csv <file>', 'write all figures as comma-separated values')
    .option('--html <file>', 'write a report with plots, one page that needs nothing else')
    .option(
      '--page <address>',
      'where the deals of the report open (default: http://localhost:8080/)',
    )
    .addHelpText(
      'after',
      `
Examples:
  overtrick lab run yamv -p 5 -d 2000 --vary declarerBonus.none=60
  overtrick lab run docs/studies/yamv-no-trump.json --csv figures.csv

Study files and measures: docs/lab.md`,
    )
    .action(async (asked: string, flags: RunFlags) => exit(await run(io, asked, flags)));
}

interface WorkerFlags {
  readonly database: string;
  readonly lease: string;
  readonly jobs: string;
}

function workerCommand(io: Io): Command {
  return new Command('worker')
    .summary('play studies for other machines')
    .description(
      'Plays what `overtrick lab run --database` posts at the same PostgreSQL, until Ctrl-C. Any number of ' +
        'workers on any number of machines give the same results as one.',
    )
    .requiredOption('--database <address>', 'such as postgres://user@host/lab')
    .option(
      '--lease <seconds>',
      'what a worker that is gone has begun is taken over after this',
      '30',
    )
    .option('-j, --jobs <n>', 'how many chunks at a time', '1')
    .action(async ({ database, lease, jobs }: WorkerFlags) => {
      const { workOn } = await withQueue(() => import('../lab/remote/worker.ts'));
      await workOn(io, {
        database,
        lease: 1000 * readWhole('--lease', lease, 1, 3600),
        jobs: readWhole('--jobs', jobs, 1, 64),
      });
    });
}

function coverageCommand(io: Io, exit: (code: number) => void): Command {
  return asking(new Command('aa'))
    .summary('see whether intervals keep what they promise')
    .description(
      'Compares the rules of a game with themselves, again and again, bots having other chance on both ' +
        'sides: 95 of 100 intervals must hold 0.',
    )
    .argument('<game>', gameNames.join(', '))
    .option('-r, --runs <n>', 'how many studies', '1000')
    .action(async (asked: string, flags: CoverageFlags) => exit(await cover(io, asked, flags)));
}
