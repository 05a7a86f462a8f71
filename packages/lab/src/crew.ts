import { Worker } from 'node:worker_threads';
import type { Work } from './trades.ts';

/** Parts `from` to `to` − 1 of the work, asked for together. */
export interface BatchOrder {
  readonly batch: number;
  readonly from: number;
  readonly to: number;
}

export interface BatchDone {
  readonly batch: number;
  readonly done: unknown;
}

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
  readonly #ready = new Map<number, unknown>();
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
      if (this.#ready.has(batch)) {
        const done = this.#ready.get(batch);
        this.#ready.delete(batch);
        return done;
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
    await Promise.all(this.#hands.map(({ worker }) => worker.terminate()));
  }

  #hire(): Hand {
    const hand = { worker: openWorker(this.#work), orders: 0 };
    hand.worker.on('message', ({ batch, done }: BatchDone) => {
      hand.orders--;
      this.#ready.set(batch, done);
      this.#order();
      this.#wake();
    });
    hand.worker.on('error', (error) => {
      this.#error ??= error;
      this.#wake();
    });
    return hand;
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

function openWorker(work: Work): Worker {
  const isSource = import.meta.url.endsWith('.ts');
  return new Worker(new URL(isSource ? './worker.mjs' : './worker.js', import.meta.url), {
    workerData: work,
    // Deals die young: room for more of them would only cost memory.
    resourceLimits: { maxYoungGenerationSizeMb: 12 },
    ...(isSource && { execArgv: ['--conditions=overtrick-source'] }),
  });
}
