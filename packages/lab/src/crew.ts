import { Worker } from 'node:worker_threads';
import type { Batch } from './batch.ts';
import type { Study } from './study.ts';

/** Matches `from` to `to` − 1, asked for together. */
export interface Order {
  readonly batch: number;
  readonly from: number;
  readonly to: number;
}

export interface Answer extends Batch {
  readonly batch: number;
}

interface Hand {
  readonly worker: Worker;
  orders: number;
}

/** A second order waits at each worker while it plays the first; more would only take memory. */
const ORDERS = 2;

/** Workers that play batches side by side; the batches are handed out in their order. */
export class Crew {
  readonly #study: Study;
  readonly #size: number;
  readonly #batches: number;
  readonly #hands: Hand[];
  /** Played, but not yet asked for. */
  readonly #ready = new Map<number, Batch>();
  #next = 0;
  #asked = 0;
  #error: unknown;
  #isDismissed = false;
  #wake: () => void = () => {};

  constructor(study: Study, jobs: number, size: number) {
    this.#study = study;
    this.#size = size;
    this.#batches = Math.ceil(study.matches / size);
    this.#hands = Array.from({ length: Math.min(jobs, this.#batches) }, () => this.#hire());
  }

  get batches(): number {
    return this.#batches;
  }

  /** The next batch, or undefined once the crew has been dismissed. */
  async fetch(batch: number): Promise<Batch | undefined> {
    this.#asked = batch;
    this.#order();
    while (!this.#isDismissed) {
      if (this.#error) throw this.#error;
      const played = this.#ready.get(batch);
      if (played) {
        this.#ready.delete(batch);
        return played;
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
    const hand = { worker: openWorker(this.#study), orders: 0 };
    hand.worker.on('message', ({ batch, ...played }: Answer) => {
      hand.orders--;
      this.#ready.set(batch, played);
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
    const limit = Math.min(this.#batches, this.#asked + 2 * ORDERS * this.#hands.length);
    while (this.#next < limit) {
      const idlest = this.#hands.reduce((a, b) => (b.orders < a.orders ? b : a));
      if (idlest.orders >= ORDERS) return;
      const batch = this.#next++;
      const from = batch * this.#size;
      const to = Math.min(this.#study.matches, from + this.#size);
      idlest.worker.postMessage({ batch, from, to } satisfies Order);
      idlest.orders++;
    }
  }
}

function openWorker(study: Study): Worker {
  const isSource = import.meta.url.endsWith('.ts');
  return new Worker(new URL(isSource ? './worker.mjs' : './worker.js', import.meta.url), {
    workerData: study,
    // Deals die young: room for more of them would only cost memory.
    resourceLimits: { maxYoungGenerationSizeMb: 12 },
    ...(isSource && { execArgv: ['--conditions=source'] }),
  });
}
