import { randomBytes } from 'node:crypto';
import { type Game, seedFromText } from '@overtrick/engine';
import {
  addTally,
  emptyTally,
  MOST_DEALS,
  readPlayers,
  type Series,
  simulate,
  type Tally,
} from '@overtrick/lab';
import { Command } from 'commander';
import {
  collect,
  gameNames,
  readGame,
  readPlayerCount,
  readSettings,
  readWhole,
} from '../arguments.ts';
import { findBegun, recall, seedIn } from '../begun.ts';
import { withPrograms } from '../failed.ts';
import { INTERRUPTED, type Io, usage } from '../io.ts';
import { Progress } from '../progress.ts';
import { type Beginning, openSink, type Sink } from '../sink.ts';
import { count, rough, Style, whole } from '../style.ts';
import { summaryData, summaryText } from '../summary.ts';

interface Flags {
  readonly players?: string;
  readonly matches: string;
  readonly seed?: string;
  readonly bots: string;
  readonly record?: string;
  readonly force?: boolean;
  readonly jobs: string;
  readonly set?: readonly string[];
  readonly maxDeals: string;
  readonly json?: boolean;
  readonly progress?: boolean;
}

export function simulateCommand(io: Io, exit: (code: number) => void): Command {
  return new Command('simulate')
    .summary('let bots play many matches, and count what happens')
    .description(
      'Lets bots play matches and sums up what happened. The same seed plays the same matches, ' +
        'whatever --jobs is. Ctrl-C keeps what is finished; with --record, the same command ' +
        'then goes on after it.',
    )
    .argument('<game>', gameNames.join(', '))
    .option('-p, --players <n>', 'how many play (default: 4)')
    .option('-m, --matches <n>', 'how many matches', '100')
    .option('-s, --seed <text>', 'what all chance comes from (default: a new one, told at the end)')
    .option(
      '-b, --bots <bot>',
      'one bot for all seats, or one for each, divided by commas; also programs of your own',
      'random',
    )
    .option(
      '-r, --record <file>',
      'write every match to this file, and go on after those that are there; - is standard output',
    )
    .option('-f, --force', 'replace the file if it exists')
    .option('-j, --jobs <n>', 'how many threads play', '1')
    .option(
      '--set <name=value>',
      "change a rule; may be given several times ('rules GAME --options')",
      collect,
    )
    .option(
      '--max-deals <n>',
      'stop a match that is undecided after so many deals',
      String(MOST_DEALS),
    )
    .option('--json', 'print the summary as JSON')
    .option('--progress', 'say how far it is, also outside a terminal')
    .option('--no-progress', 'do not say how far it is')
    .addHelpText(
      'after',
      `
Examples:
  overtrick simulate mu --players 5 --matches 1000 --seed 7
  overtrick simulate mu -p 3 --set removedColours=R,B --set viceWithThree=true
  overtrick simulate mu --set trumpBonus.none=40 --jobs 2 --record out.jsonl
  overtrick simulate mu --bots ./mybot.mjs,club,club,club
  overtrick simulate mu --bots 'exec:python3 mybot.py,club,club,club'

Programs of your own as bots: docs/bots.md`,
    )
    .action(async (name: string, flags: Flags) => exit(await run(io, readGame(name), flags)));
}

/** Reads the whole command line before anything starts. */
function readSeries(game: Game, flags: Flags, seed: string): Series {
  const players = readPlayerCount(game, flags.players);
  const bots = readPlayers(flags.bots, players);
  if (!bots.ok) throw usage(bots.error);
  return {
    game: game.name,
    players,
    options: readSettings(game, players, flags.set ?? []),
    seed: seedFromText(seed),
    bots: bots.value,
    matches: readWhole('--matches', flags.matches, 1, 1e9),
    maxDeals: readWhole('--max-deals', flags.maxDeals, 1, 1e6),
    keep: flags.record !== undefined,
  };
}

async function run(io: Io, game: Game, flags: Flags): Promise<number> {
  const begun = begunBefore(flags);
  const seed = flags.seed ?? (begun && (await seedIn(begun))) ?? randomBytes(4).toString('hex');
  const series = readSeries(game, flags, seed);
  const jobs = readWhole('--jobs', flags.jobs, 1, 64);
  const tally = emptyTally(series.players);
  const beginning = begun === undefined ? undefined : await recall(begun, series, tally);
  const recalled = tally.moves;
  const progress = new Progress(io.err, flags.progress);
  const sink = await openFor(io, flags, beginning);
  await withPrograms(() => watch(io, series, tally, { sink, jobs, progress }));
  const text = flags.record === '-' ? io.err : io.out;
  const report = { game, series, seed, tally, jobs, recalled, ms: progress.ms };
  if (flags.json) text.write(`${JSON.stringify(summaryData(report), null, 2)}\n`);
  else if (tally.matches > 0) text.write(summaryText(report, new Style(text, io)));
  return tally.matches < series.matches ? INTERRUPTED : 0;
}

/** What an earlier run of the same command has left, unless it is to be replaced. */
function begunBefore({ record, force }: Flags): string | undefined {
  if (record === '') throw usage('--record takes the name of a file, or - for standard output');
  return record === undefined || record === '-' || force ? undefined : findBegun(record);
}

async function openFor(
  io: Io,
  { record, force: mayReplace = false }: Flags,
  beginning: Beginning | undefined,
): Promise<Sink | undefined> {
  if (record === undefined) return undefined;
  const sink = await openSink(record, io.out, { mayReplace, beginning });
  const there = beginning?.records ?? 0;
  if (there > 0) io.err.write(`Going on after ${count(there, 'record')} of ${record}.\n`);
  else if (beginning) io.err.write(`An earlier run left no whole record; beginning anew.\n`);
  return sink;
}

interface Means {
  readonly sink: Sink | undefined;
  readonly jobs: number;
  readonly progress: Progress;
}

/** Plays until all is done or Ctrl-C is pressed; whatever happens, whole records are kept. */
async function watch(io: Io, series: Series, tally: Tally, means: Means): Promise<void> {
  const { sink, jobs, progress } = means;
  const stop = new AbortController();
  const release = io.onInterrupt(() => stop.abort());
  const recalled = tally.moves;
  const said = () => figures(series, tally, (1000 * (tally.moves - recalled)) / progress.ms);
  try {
    for await (const batch of simulate(series, { jobs, signal: stop.signal }, tally.matches)) {
      await sink?.write(batch.lines, batch.tally.matches);
      addTally(tally, batch.tally);
      progress.show(tally.matches / series.matches, said);
    }
  } finally {
    release();
    progress.end();
    if (stop.signal.aborted) io.err.write(`Stopped: ${said()}.\n`);
    if (sink) io.err.write(`${await sink.close()}\n`);
  }
}

function figures({ matches: all }: Series, { matches }: Tally, speed: number): string {
  const noun = all === 1 ? 'match' : 'matches';
  return `${whole(matches)} of ${whole(all)} ${noun}, ${rough(speed)} moves/s`;
}
