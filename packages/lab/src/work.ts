import { setImmediate as breathe } from 'node:timers/promises';
import { crewed } from './crew.ts';
import { closePrograms } from './programs/troupe.ts';
import { Threads } from './threads.ts';
import { type Trades, trades, type Work } from './trades.ts';

/** How to go about it; none of this changes the result. */
export interface Workforce {
  readonly jobs: number;
  /** Stops as soon as may be; what was given out until then is a beginning of the whole. */
  readonly signal?: AbortSignal;
}

/** Does the parts and gives them out in order, batch by batch. */
export function carryOut<Name extends keyof Trades>(
  work: Work<Name>,
  { jobs, signal }: Workforce,
): AsyncGenerator<Trades[Name]['batch']> {
  return jobs === 1 ? doHere(work, signal) : crewed(work, jobs, new Threads(), signal);
}

const BREATH_MS = 20;

/** In this thread, which is let go now and then: for signals, progress and pipes. */
async function* doHere<Name extends keyof Trades>(
  { trade, data, parts, from: start, size }: Work<Name>,
  signal?: AbortSignal,
): AsyncGenerator<Trades[Name]['batch']> {
  let last = performance.now();
  try {
    for (let from = start; from < parts; from += size) {
      const doing = trades[trade].work(data, from, Math.min(parts, from + size));
      let step = doing.next();
      while (!step.done) {
        const answer = step.value && (await firstOf(step.value, signal));
        if (performance.now() - last > BREATH_MS) {
          await breathe();
          last = performance.now();
        }
        if (signal?.aborted) return;
        step = doing.next(answer);
      }
      yield step.value;
    }
  } finally {
    await closePrograms();
  }
}

/** What is waited for, unless all is to stop before. */
async function firstOf(answer: Promise<unknown>, signal?: AbortSignal): Promise<unknown> {
  if (!signal) return answer;
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  signal.addEventListener('abort', stop);
  try {
    return await Promise.race([answer, stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
