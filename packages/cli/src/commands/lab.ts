import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import {
  analyse,
  analysisCsv,
  analysisData,
  coverages,
  type Results,
  reportHtml,
  runStudy,
} from '@overtrick/lab';
import { Command } from 'commander';
import { collect, gameNames, readGame, readWhole } from '../arguments.ts';
import { withPrograms } from '../failed.ts';
import { INTERRUPTED, type Io, reason, usage } from '../io.ts';
import { isFile, type StudyFlags, studyFrom } from '../lab/flags.ts';
import { studyText } from '../lab/report.ts';
import { type ChunkSource, StudySession } from '../lab/session.ts';
import { Ledger } from '../ledger.ts';
import { Progress } from '../progress.ts';
import { percent, Style, whole } from '../style.ts';

interface RunFlags extends StudyFlags {
  readonly out?: string;
  readonly force?: boolean;
  readonly forecast?: boolean;
  readonly jobs?: string;
  readonly json?: boolean;
  readonly csv?: string;
  readonly html?: string;
  readonly progress?: boolean;
  readonly database?: string;
}

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

async function run(io: Io, asked: string, flags: RunFlags): Promise<number> {
  const study = studyFrom(asked, flags);
  const jobs = readWhole('--jobs', flags.jobs ?? String(availableParallelism()), 1, 64);
  const out = flags.out ?? (isFile(asked) ? asked.replace(/\.json$/, '.results.jsonl') : undefined);
  const session = new StudySession(study);
  const ledger =
    out === undefined ? undefined : await Ledger.open(out, study, flags.force ?? false);
  const progress = new Progress(io.err, flags.progress);
  const isForecast = flags.forecast ?? false;
  const source = sourceOf(flags.database);
  await withPrograms(() => watch(io, session, { ledger, jobs, progress, isForecast, source }));
  if (isForecast && !session.isOver) return 0;
  if (session.results.units > 0) tell(io, session.results, flags);
  return session.isOver ? 0 : INTERRUPTED;
}

function sourceOf(database: string | undefined): ChunkSource {
  if (database === undefined) return runStudy;
  return async function* (study, manner, from) {
    // The queue is loaded only if it is wanted.
    const { sent } = await import('../lab/remote/sent.ts');
    yield* sent(database, study, manner, from);
  };
}

interface Means {
  readonly ledger: Ledger | undefined;
  readonly jobs: number;
  readonly progress: Progress;
  readonly isForecast: boolean;
  readonly source: ChunkSource;
}

/** Plays until all is done, the answer is known or Ctrl-C is pressed. */
async function watch(io: Io, session: StudySession, means: Means): Promise<void> {
  const { ledger, progress, jobs, isForecast, source } = means;
  const stop = new AbortController();
  const release = io.onInterrupt(() => stop.abort());
  let forecast: string | undefined;
  try {
    session.recall(ledger?.entries ?? []);
    for await (const chunk of session.play(source, { jobs, signal: stop.signal })) {
      await ledger?.write(chunk);
      progress.show(session.part, () => session.figures);
      if (forecast !== undefined) continue;
      forecast = session.forecast(progress.ms);
      if (forecast === undefined) continue;
      progress.end();
      io.err.write(`${forecast}\n`);
      if (isForecast) return;
    }
  } finally {
    release();
    progress.end();
    if (stop.signal.aborted) io.err.write(`Stopped: ${session.figures}.\n`);
    if (ledger) io.err.write(`${await ledger.close()}\n`);
  }
}

function tell(io: Io, results: Results, { json, csv, html }: RunFlags): void {
  const analysis = analyse(results);
  const { game } = results.study;
  if (html !== undefined) writeText(html, reportHtml(readGame(game), results, analysis));
  if (csv !== undefined) writeText(csv, analysisCsv(analysis));
  if (json) io.out.write(`${JSON.stringify(analysisData(analysis), null, 2)}\n`);
  else io.out.write(studyText(analysis, new Style(io.out, io)));
}

function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw usage(`cannot write ${path}: ${reason(error)}`);
  }
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
      const { workOn } = await import('../lab/remote/worker.ts');
      await workOn(io, {
        database,
        lease: 1000 * readWhole('--lease', lease, 1, 3600),
        jobs: readWhole('--jobs', jobs, 1, 64),
      });
    });
}

interface CoverageFlags extends StudyFlags {
  readonly runs: string;
  readonly jobs?: string;
  readonly progress?: boolean;
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

/** How far from 95 % the share may be: three standard errors of 1,000 runs are 2. */
async function cover(io: Io, asked: string, flags: CoverageFlags): Promise<number> {
  const { runs: times, jobs = '1', progress: wanted, ...own } = flags;
  const study = studyFrom(asked, { ...own, aa: true });
  const runs = readWhole('--runs', times, 1, 1e6);
  const progress = new Progress(io.err, wanted);
  const stop = new AbortController();
  const release = io.onInterrupt(() => stop.abort());
  let last = { runs: 0, covered: 0, silent: 0 };
  const manner = { jobs: readWhole('--jobs', jobs, 1, 64), signal: stop.signal };
  for await (last of coverages(study, runs, manner)) {
    progress.show(last.runs / runs, () => `${whole(last.runs)} of ${whole(runs)} studies`);
  }
  release();
  progress.end();
  const measured = last.runs - last.silent;
  const error = 100 * Math.sqrt((0.95 * 0.05) / Math.max(1, measured));
  io.out.write(
    `${whole(last.covered)} of ${whole(measured)} intervals hold 0: ${percent(last.covered, measured)} ` +
      `(95 % promised, ± ${(1.96 * error).toFixed(1)} by luck); ${study.question}, ${whole(study.count)} ${study.unit} each.\n`,
  );
  return last.runs < runs ? INTERRUPTED : 0;
}
