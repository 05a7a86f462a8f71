import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Agency, BatchDone, BatchOrder, CrewEar } from './crew.ts';
import { end, note, type ProcessNews } from './programs/processes.ts';
import type { Work } from './trades.ts';

/** Asks a worker to let its programs go, and then to go itself. */
export const LEAVE = 'leave';
/** How long it may take to. */
const GRACE_MS = 1000;

/** Workers that are threads of this process. */
export class Threads implements Agency {
  readonly #workers: Worker[] = [];
  /** Processes that workers have started: they must not outlive the crew. */
  readonly #programs = new Set<number>();

  hire(work: Work, ear: CrewEar): (order: BatchOrder) => void {
    const worker = openWorker(work);
    worker.on('message', (message: BatchDone | ProcessNews) => {
      if ('pid' in message) this.#note(message);
      else ear.done(message);
    });
    worker.on('error', ear.broken);
    this.#workers.push(worker);
    return (order) => worker.postMessage(order);
  }

  async dismiss(): Promise<void> {
    if (this.#programs.size > 0) await takeLeave(this.#workers);
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
    for (const pid of this.#programs) {
      end(pid);
      note({ pid, runs: false });
    }
  }

  #note(told: ProcessNews): void {
    note(told);
    if (told.runs) this.#programs.add(told.pid);
    else this.#programs.delete(told.pid);
  }
}

/** Programs go by themselves if they can; a worker that is deep in thought does not hear. */
async function takeLeave(workers: readonly Worker[]): Promise<void> {
  const gone = Promise.all(workers.map((worker) => once(worker, 'exit')));
  for (const worker of workers) worker.postMessage(LEAVE);
  const patience = new AbortController();
  await Promise.race([gone, wait(GRACE_MS, undefined, { signal: patience.signal })]);
  patience.abort();
}

function openWorker(work: Work): Worker {
  const isSource = import.meta.url.endsWith('.ts');
  return new Worker(new URL(isSource ? './worker.mjs' : './worker.js', import.meta.url), {
    workerData: work,
    // Deals die young: with less room they are cleared away too often, more would only cost memory.
    resourceLimits: { maxYoungGenerationSizeMb: 32 },
    ...(isSource && { execArgv: ['--conditions=overtrick-source'] }),
  });
}
