import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { BotFailure, type FailureFacts } from './failure.ts';
import { end, note, type ProcessNews } from './programs/processes.ts';
import type { Work } from './trades.ts';

/** Parts `from` to `to` − 1 of the work, asked for together. */
export interface BatchOrder {
  readonly batch: number;
  readonly from: number;
  readonly to: number;
}

export type BatchDone =
  | { readonly batch: number; readonly done: unknown }
  | { readonly batch: number; readonly failed: FailureFacts };

/** Asks a worker to let its programs go, and then to go itself. */
export const LEAVE = 'leave';
/** How long it may take to. */
const GRACE_MS = 1000;

interface Hand {
  readonly worker: Worker;
  orders: number;
}

/** A second order waits at each worker while it does the first; more would only take memory. */
const ORDERS = 2;

/** Workers that do batches of the same work side by side; these are handed out in their order. */
export class Crew {
  readonly #work: Work;
  readonly #batches: number;
  readonly #hands: Hand[];
  /** Done, but not yet asked for. */
  readonly #ready = new Map<number, BatchDone>();
  /** Processes that workers have started: they must not outlive the crew. */
  readonly #programs = new Set<number>();
  #next = 0;
  #asked = 0;
  #error: unknown;
  #isDismissed = false;
  #wake: () => void = () => {};

  constructor(work: Work, jobs: number) {
    this.#work = work;
    this.#batches = Math.ceil((work.parts - work.from) / work.size);
    this.#hands = Array.from({ length: Math.min(jobs, this.#batches) }, () => this.#hire());
  }

  get batches(): number {
    return this.#batches;
  }

  /** The next batch, or undefined once the crew has been dismissed. */
  async fetch(batch: number): Promise<unknown> {
    this.#asked = batch;
    this.#order();
    while (!this.#isDismissed) {
      if (this.#error) throw this.#error;
      const answer = this.#ready.get(batch);
      if (answer) {
        this.#ready.delete(batch);
        if ('failed' in answer) throw new BotFailure(answer.failed);
        return answer.done;
      }
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return undefined;
  }

  async dismiss(): Promise<void> {
    this.#isDismissed = true;
    this.#wake();
    const workers = this.#hands.map(({ worker }) => worker);
    if (this.#programs.size > 0) await takeLeave(workers);
    await Promise.all(workers.map((worker) => worker.terminate()));
    for (const pid of this.#programs) {
      end(pid);
      note({ pid, runs: false });
    }
  }

  #hire(): Hand {
    const hand = { worker: openWorker(this.#work), orders: 0 };
    hand.worker.on('message', (message: BatchDone | ProcessNews) => {
      if ('pid' in message) return this.#note(message);
      hand.orders--;
      this.#ready.set(message.batch, message);
      this.#order();
      this.#wake();
    });
    hand.worker.on('error', (error) => {
      this.#error ??= error;
      this.#wake();
    });
    return hand;
  }

  #note(told: ProcessNews): void {
    note(told);
    if (told.runs) this.#programs.add(told.pid);
    else this.#programs.delete(told.pid);
  }

  /** Keeps every worker busy, but none far ahead of what has been asked for. */
  #order(): void {
    const { parts, size, from: start } = this.#work;
    const limit = Math.min(this.#batches, this.#asked + 2 * ORDERS * this.#hands.length);
    while (this.#next < limit) {
      const idlest = this.#hands.reduce((a, b) => (b.orders < a.orders ? b : a));
      if (idlest.orders >= ORDERS) return;
      const batch = this.#next++;
      const from = start + batch * size;
      const to = Math.min(parts, from + size);
      idlest.worker.postMessage({ batch, from, to } satisfies BatchOrder);
      idlest.orders++;
    }
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
    // Deals die young: room for more of them would only cost memory.
    resourceLimits: { maxYoungGenerationSizeMb: 12 },
    ...(isSource && { execArgv: ['--conditions=overtrick-source'] }),
  });
}
