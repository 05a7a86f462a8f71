// What a second worker brings a study of random players, and what memory a long one takes. By the clock on the wall: what else the
// machine does goes off it.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Chunk, checkStudy, runStudy, type Study } from '@overtrick/lab';
import { median } from './harness.ts';

export interface CrewMeasurement {
  readonly name: string;
  /** Deals in the same time, against one worker. */
  readonly speedUp: number;
  /** The same by what the processors did: all that it can be where nothing else runs. */
  readonly atBest: number;
}

/** Both in milliseconds. */
interface Spent {
  readonly wall: number;
  readonly cpu: number;
}

export interface MemoryMeasurement {
  readonly name: string;
  readonly megabytes: number;
}

const ROUNDS = 5;
/** Workers start slowly, and code that runs for the first time is slow. */
const WARM_CHUNKS = 10;
const CHUNKS = 24;

export function someStudy(deals: number): Study {
  const study = checkStudy({ game: 'mu', players: 5, bots: 'random', deals, seed: 'bench' });
  if (!study.ok) throw study.error;
  return study.value;
}

export async function measureCrews(): Promise<CrewMeasurement[]> {
  const study = someStudy(1e9);
  const [walls, cpus]: number[][] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const one = await spentOn(runStudy(study, { jobs: 1 }));
    const two = await spentOn(runStudy(study, { jobs: 2 }));
    walls.push(one.wall / two.wall);
    cpus.push((2 * one.cpu) / two.cpu);
  }
  return [{ name: 'a study by two workers', speedUp: median(walls), atBest: median(cpus) }];
}

async function spentOn(chunks: AsyncGenerator<Chunk>): Promise<Spent> {
  let done = 0;
  let started: Spent = { wall: 0, cpu: 0 };
  for await (const _ of chunks) {
    done++;
    if (done === WARM_CHUNKS) started = now();
    if (done === WARM_CHUNKS + CHUNKS) break;
  }
  const { wall, cpu } = now();
  return { wall: wall - started.wall, cpu: cpu - started.cpu };
}

function now(): Spent {
  const { user, system } = process.cpuUsage();
  return { wall: performance.now(), cpu: (user + system) / 1000 };
}

/** In processes of their own, in which nothing else has been done. */
export function measureMemory(): MemoryMeasurement[] {
  return [1e6, 1e7].map((moves) => {
    const script = fileURLToPath(new URL('./memory.js', import.meta.url));
    const { stdout } = spawnSync(process.execPath, [script, String(moves)], { encoding: 'utf8' });
    return { name: `a study of ${moves / 1e6} M moves`, megabytes: Number(stdout) };
  });
}
