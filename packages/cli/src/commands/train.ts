import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { knownGames } from '@overtrick/bots';
import type { Game } from '@overtrick/engine';
import { Command } from 'commander';
import { readGame, readWhole } from '../arguments.ts';
import { INTERRUPTED, type Io, reason, usage } from '../io.ts';
import { Progress } from '../progress.ts';
import type { LessonMeans } from '../train/gather.ts';
import { learn } from '../train/learn.ts';
import type { Learnt, Measure } from '../train/measure.ts';

/** How much is learned from; what is not said is as it was for the weights that are there. */
interface Amounts {
  readonly deals?: string;
  readonly worlds?: string;
  readonly hands?: string;
  readonly seed?: string;
}

interface Flags extends Amounts {
  readonly minutes?: string;
  readonly jobs?: string;
  readonly data: string;
  readonly into: string;
  readonly force?: boolean;
  readonly progress?: boolean;
}

/** Works in a clone only: it writes sources. `npm run train` calls it there. */
export function trainCommand(io: Io, exit: (code: number) => void): Command {
  return new Command('train')
    .summary('learn the weights of the bots from self-play')
    .description(
      'Lets bots play each other and writes what they learn to the sources of the bots. The same ' +
        'arguments write the same files; those that are not given are as in the first line of the ' +
        'files that are there. Stopped, it goes on where it was.',
    )
    .argument('[games...]', `${knownGames.join(', ')} (default: all)`)
    .option('-d, --deals <n>', 'how many deals teach card play in each game')
    .option('-w, --worlds <n>', 'how many worlds tell the value of a card; 0: the deal as it lies')
    .option('--hands <n>', 'how many times fifty hands are tried, twice')
    .option('-m, --minutes <n>', 'search for so long in each game, whatever --deals is')
    .option('-s, --seed <text>', 'what all chance comes from')
    .option('-j, --jobs <n>', 'how many threads play (default: one for each core)')
    .option('--data <folder>', 'where lessons are kept', '.train')
    .option('--into <folder>', 'where the games of the bots are', 'packages/bots/src/games')
    .option('-f, --force', 'begin again')
    .option('--progress', 'say how far it is, also outside a terminal')
    .option('--no-progress', 'do not say how far it is')
    .addHelpText(
      'after',
      `
Examples:
  npm run train
  npm run train -- mu --minutes 5 --jobs 1`,
    )
    .action(async (names: string[], flags: Flags) => exit(await run(io, names, flags)));
}

function readGames(names: readonly string[]): Game[] {
  for (const name of names) {
    if (readGame(name) && !knownGames.includes(name)) {
      const known = knownGames.join(', ');
      throw usage(`bots have no folder for ${name} that could keep weights. There are ${known}`);
    }
  }
  return (names.length > 0 ? names : knownGames).map(readGame);
}

/** Where nothing has been learned yet. */
const FIRST: Required<Amounts> = { deals: '8000', worlds: '0', hands: '400', seed: '1' };
const AMOUNTS = ['deals', 'worlds', 'hands', 'seed'] as const;

/** With what the weights of a game were made, as their first line tells. */
function amountsIn(file: string): Amounts {
  if (!existsSync(file)) return {};
  const [first] = readFileSync(file, 'utf8').split('\n', 1);
  return Object.fromEntries(
    AMOUNTS.flatMap((name) => {
      const told = new RegExp(`--${name} ([^ \`]+)`).exec(first)?.[1];
      return told === undefined ? [] : [[name, told]];
    }),
  );
}

function readMeasure(game: Game, flags: Flags): Measure {
  const said = Object.fromEntries(
    AMOUNTS.flatMap((name) => (flags[name] === undefined ? [] : [[name, flags[name]]])),
  );
  const before = amountsIn(join(flags.into, game.name, 'learned.ts'));
  const { deals, worlds, hands, seed } = { ...FIRST, ...before, ...said };
  const { minutes } = flags;
  const ms = minutes === undefined ? undefined : 60_000 * readWhole('--minutes', minutes, 1, 1e4);
  return {
    seed,
    deals: ms === undefined ? readWhole('--deals', deals, 5, 1e6) : 1e6,
    worlds: readWhole('--worlds', worlds, 0, 1e5),
    hands: readWhole('--hands', hands, 1, 1e5),
    ...(ms !== undefined && { ms }),
  };
}

async function run(io: Io, names: readonly string[], flags: Flags): Promise<number> {
  const games = readGames(names);
  const jobs = readWhole('--jobs', flags.jobs ?? String(availableParallelism()), 1, 64);
  for (const { name } of games) {
    const folder = join(flags.into, name);
    if (!existsSync(folder)) throw usage(`there is no folder ${folder} to write to`);
  }
  const measures = new Map(games.map((game) => [game, readMeasure(game, flags)]));
  const stop = new AbortController();
  const release = io.onInterrupt(() => stop.abort());
  try {
    for (const [game, measure] of measures) {
      const progress = new Progress(io.err, flags.progress);
      const { data: folder, force = false } = flags;
      const means: LessonMeans = { folder, force, jobs, signal: stop.signal, progress };
      const learnt = await learn(game, measure, means);
      if (!learnt) return INTERRUPTED;
      save(io, game, learnt, flags.into);
    }
  } finally {
    release();
  }
  return 0;
}

function save(io: Io, { name, title }: Game, { files, said }: Learnt, into: string): void {
  for (const line of said) io.out.write(`${title}, ${line}\n`);
  for (const [file, text] of Object.entries(files)) {
    const path = join(into, name, file);
    try {
      writeFileSync(path, text);
    } catch (error) {
      throw usage(`cannot write ${path}: ${reason(error)}`);
    }
    io.out.write(`${title}: ${path}\n`);
  }
}
