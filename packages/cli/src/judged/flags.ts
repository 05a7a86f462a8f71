import { availableParallelism } from 'node:os';
import { readPlayer, type Workforce } from '@overtrick/lab';
import type { Command } from 'commander';
import { readWhole } from '../arguments.ts';
import { type Io, usage } from '../io.ts';
import { Progress } from '../progress.ts';
import { whole } from '../style.ts';

/** What every measurement of judgements takes. */
export interface BenchFlags {
  readonly deals: string;
  readonly seed: string;
  readonly bots: string;
  readonly worlds: string;
  readonly jobs?: string;
  readonly json?: boolean;
  readonly progress?: boolean;
}

export function benchOptions(command: Command): Command {
  return command
    .option('-d, --deals <n>', 'how many deals', '100')
    .option('-s, --seed <text>', 'what all chance comes from', 'test')
    .option('-b, --bots <bot>', 'who plays', 'master:worlds=4')
    .option('-w, --worlds <n>', 'how many worlds a judgement is told from', '60')
    .option('-j, --jobs <n>', 'how many threads play (default: one for each core)')
    .option('--json', 'print the result as JSON')
    .option('--progress', 'say how far it is, also outside a terminal')
    .option('--no-progress', 'do not say how far it is');
}

export function readBench({ deals, seed, bots, worlds, jobs }: BenchFlags) {
  return {
    seed,
    bots: readBot('--bots', bots),
    deals: readWhole('--deals', deals, 1, 1e6),
    worlds: readWhole('--worlds', worlds, 10, 5000),
    jobs: readWhole('--jobs', jobs ?? String(availableParallelism()), 1, 64),
  };
}

export function readBot(flag: string, text: string): string {
  const bot = readPlayer(text);
  if (!bot.ok) throw usage(`${flag}: ${bot.error}`);
  return text;
}

interface GatherManner {
  readonly jobs: number;
  readonly progress: boolean | undefined;
}

/** All that the deals give, or undefined after Ctrl-C. */
export async function gatherAll<One>(
  io: Io,
  deals: number,
  { jobs, progress: isWanted }: GatherManner,
  work: (workforce: Workforce) => AsyncGenerator<One[]>,
): Promise<One[] | undefined> {
  const stop = new AbortController();
  const release = io.onInterrupt(() => stop.abort());
  const progress = new Progress(io.err, isWanted);
  const found: One[] = [];
  let done = 0;
  try {
    for await (const batch of work({ jobs, signal: stop.signal })) {
      found.push(...batch);
      done++;
      progress.show(done / deals, () => `${whole(done)} of ${whole(deals)} deals`);
    }
  } finally {
    release();
    progress.end();
  }
  return stop.signal.aborted ? undefined : found;
}
