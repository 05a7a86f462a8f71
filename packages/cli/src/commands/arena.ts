import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fieldsOf, type Game, seedFromText } from '@overtrick/engine';
import { readPlayer, type Trial } from '@overtrick/lab';
import { Command } from 'commander';
import { reportData, reportText } from '../arena/report.ts';
import { headingOf, TrialSession } from '../arena/session.ts';
import {
  collect,
  gameNames,
  hint,
  readGame,
  readPlayerCount,
  readSettings,
  readWhole,
} from '../arguments.ts';
import { withPrograms } from '../failed.ts';
import { INTERRUPTED, type Io, usage } from '../io.ts';
import { Ledger } from '../ledger.ts';
import { Progress } from '../progress.ts';
import { Style } from '../style.ts';

interface Flags {
  readonly a: string;
  readonly b: string;
  readonly deals: string;
  readonly players?: string;
  readonly seed?: string;
  readonly phase: string;
  readonly field?: string;
  readonly sides?: boolean;
  readonly match?: boolean;
  readonly until?: string;
  readonly out?: string;
  readonly force?: boolean;
  readonly jobs?: string;
  readonly set?: readonly string[];
  readonly json?: boolean;
  readonly progress?: boolean;
}

const FIELD = 'club';
const PHASES = ['all', 'play'] as const;

export function arenaCommand(io: Io, exit: (code: number) => void): Command {
  return new Command('arena')
    .summary('compare two bots on the same deals')
    .description(
      'Plays every deal with bot B in all seats and again with bot A in each seat in turn, and ' +
        'says what A gains over B. The same seed gives the same results, whatever --jobs is.',
    )
    .argument('<game>', gameNames.join(', '))
    .requiredOption('--a <bot>', 'a level with settings, such as club:worlds=200')
    .requiredOption('--b <bot>', 'the bot that it is compared with')
    .option('-d, --deals <n>', 'how many deals, or matches with --match', '100')
    .option('-p, --players <n>', 'how many play (default: 4)')
    .option('-s, --seed <text>', 'what all chance comes from (default: a new one, told at the end)')
    .option('--phase <phase>', 'play: compare trick play only, on contracts of --field', 'all')
    .option('--field <bot>', 'who decides what comes before trick play (default: club)')
    .option('--sides', 'A and B on opposite sides instead of one A among Bs')
    .option('--match', 'whole matches of one A against Bs: count wins')
    .option('--until <gain>', 'stop as soon as it is clear whether A gains so much or nothing')
    .option('-o, --out <file>', 'keep one line a deal, and go on after those that are there')
    .option('-f, --force', 'replace the file if it exists')
    .option('-j, --jobs <n>', 'how many threads play (default: one for each core)')
    .option('--set <name=value>', 'change a rule; may be given several times', collect)
    .option('--json', 'print the result as JSON')
    .option('--progress', 'say how far it is, also outside a terminal')
    .option('--no-progress', 'do not say how far it is')
    .addHelpText(
      'after',
      `
Bots: random, novice; club, master with :ms=N or :worlds=N; and for comparison
thumb, ismcts (:iterations=N, :ms=N, :policy=random|thumb),
outsider (:worlds=N), variant (:playouts=plain|learned|both, :guess=likely,
:plays=N with :inner=N for search in playouts, :ms=N, :worlds=N),
yesterday (:ms=N or :worlds=N, after npm run yesterday),
and cheat and seer, which see all cards. A program of your own is ./mybot.mjs
or 'exec:python3 mybot.py': see docs/bots.md.

Examples:
  overtrick arena mu --a master:worlds=40 --b club:worlds=40 --phase play
  overtrick arena mu --a club:ms=20 --b ismcts:ms=20 --sides --deals 500
  overtrick arena mu --a 'exec:python3 mybot.py' --b novice --deals 50
  overtrick arena mu --a master --b club --until 0.5 --deals 5000 --out r.jsonl`,
    )
    .action(async (name: string, flags: Flags) => exit(await run(io, readGame(name), flags)));
}

/** Reads the whole command line before anything starts. */
function readTrial(game: Game, flags: Flags, seed: string): Trial {
  const players = readPlayerCount(game, flags.players);
  const phase = PHASES.find((each) => each === flags.phase);
  if (!phase) {
    const near = hint(flags.phase, PHASES);
    throw usage(`--phase is ${PHASES.join(' or ')}, not "${flags.phase}".${near}`);
  }
  if (flags.match && (flags.sides || phase === 'play')) {
    throw usage('--match goes with neither --sides nor --phase play');
  }
  if (flags.field !== undefined && phase !== 'play') throw usage('--field goes with --phase play');
  const bots = { a: flags.a, b: flags.b, field: flags.field ?? FIELD };
  for (const [name, text] of Object.entries(bots)) {
    const bot = readPlayer(text);
    if (!bot.ok) throw usage(`--${name}: ${bot.error}`);
  }
  return {
    game: game.name,
    version: game.version,
    players,
    options: readSettings(game, players, flags.set ?? []),
    seed: seedFromText(seed),
    a: bots.a,
    b: bots.b,
    pairing: flags.match ? 'matches' : flags.sides ? 'sides' : 'seats',
    phase,
    field: bots.field,
  };
}

function readGain(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const gain = Number(text);
  if (text.trim() !== '' && Number.isFinite(gain) && gain > 0) return gain;
  throw usage(`--until takes a gain above 0, not "${text}"`);
}

/** A file that is there says which seed it was begun with. */
function seedOf({ seed, out, force }: Flags): string {
  if (seed !== undefined) return seed;
  const there = out !== undefined && !force && Ledger.heading(out);
  const { seed: told } = fieldsOf(there);
  return typeof told === 'string' ? told : randomBytes(4).toString('hex');
}

async function run(io: Io, game: Game, flags: Flags): Promise<number> {
  const seed = seedOf(flags);
  const trial = readTrial(game, flags, seed);
  const asked = readWhole('--deals', flags.deals, 1, 1e9);
  const jobs = readWhole('--jobs', flags.jobs ?? String(availableParallelism()), 1, 64);
  const session = new TrialSession(trial, asked, readGain(flags.until));
  const progress = new Progress(io.err, flags.progress);
  const { out, force = false } = flags;
  const ledger = out === undefined ? undefined : await Ledger.open(out, headingOf(trial), force);
  await withPrograms(() => watch(io, session, { ledger, jobs, progress }));
  const report = { game, seed, session };
  if (flags.json) io.out.write(`${JSON.stringify(reportData(report), null, 2)}\n`);
  else if (session.done > 0) io.out.write(reportText(report, new Style(io.out, io)));
  if (!session.isOver) return INTERRUPTED;
  const { a, b } = session.standing;
  return a.illegal + b.illegal + a.failed + b.failed > 0 ? 1 : 0;
}

interface Means {
  readonly ledger: Ledger | undefined;
  readonly jobs: number;
  readonly progress: Progress;
}

/** Plays until all is done, the question is answered or Ctrl-C is pressed. */
async function watch(io: Io, session: TrialSession, means: Means): Promise<void> {
  const { ledger, progress, jobs } = means;
  const stop = new AbortController();
  const release = io.onInterrupt(() => stop.abort());
  try {
    session.recall(ledger?.entries ?? []);
    for await (const result of session.play({ jobs, signal: stop.signal })) {
      await ledger?.write(result);
      progress.show(session.part, () => session.figures);
    }
  } finally {
    release();
    progress.end();
    if (stop.signal.aborted) io.err.write(`Stopped: ${session.figures}.\n`);
    if (ledger) io.err.write(`${await ledger.close()}\n`);
  }
}
