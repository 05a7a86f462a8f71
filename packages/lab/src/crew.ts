import { BotFailure, type FailureFacts } from './failure.ts';
import type { Trades, Work } from './trades.ts';

/** Parts `from` to `to` − 1 of the work, asked for together. */
export interface BatchOrder {
  readonly batch: number;
  readonly from: number;
  readonly to: number;
}

export type BatchDone =
  | { readonly batch: number; readonly done: unknown }
  | { readonly batch: number; readonly failed: FailureFacts };

/** What a worker tells: a batch that is done, or what has ended it. */
export interface CrewEar {
  done(batch: BatchDone): void;
  broken(error: unknown): void;
}

/** Where workers come from: threads of this machine, workers of a browser. */
export interface Agency {
  /** Another worker for this work; what comes back sends it orders. */
  hire(work: Work, ear: CrewEar): (order: BatchOrder) => void;
  /** Lets all of them go, whatever they are at. */
  dismiss(): Promise<void>;
}

interface Hand {
  readonly send: (order: BatchOrder) => void;
  orders: number;
}

/** A second order waits at each worker while it does the first; more would only take memory. */
const ORDERS = 2;

/** Workers that do batches of the same work side by side; these are handed out in their order. */
class Crew {
  readonly #work: Work;
  readonly #agency: Agency;
  readonly #batches: number;
  readonly #hands: Hand[];
  /** Done, but not yet asked for. */
  readonly #ready = new Map<number, BatchDone>();
  #next = 0;
  #asked = 0;
  #error: unknown;
  #isDismissed = false;
  #wake: () => void = () => {};

  constructor(work: Work, jobs: number, agency: Agency) {
    this.#work = work;
    this.#agency = agency;
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
    await this.#agency.dismiss();
  }

  #hire(): Hand {
    const done = (batch: BatchDone) => {
      hand.orders--;
      this.#ready.set(batch.batch, batch);
      this.#order();
      this.#wake();
    };
    const broken = (error: unknown) => {
      this.#error ??= error;
      this.#wake();
    };
    const hand: Hand = { send: this.#agency.hire(this.#work, { done, broken }), orders: 0 };
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
      idlest.send({ batch, from, to });
      idlest.orders++;
    }
  }
}

/** Does the parts with a crew and gives them out in order, batch by batch. */
export async function* crewed<Name extends keyof Trades>(
  work: Work<Name>,
  jobs: number,
  agency: Agency,
  signal?: AbortSignal,
): AsyncGenerator<Trades[Name]['batch']> {
  const crew = new Crew(work, jobs, agency);
  const dismiss = () => void crew.dismiss();
  signal?.addEventListener('abort', dismiss);
  try {
    for (let batch = 0; batch < crew.batches && !signal?.aborted; batch++) {
      const done = await crew.fetch(batch);
      if (done === undefined) return;
      yield done as Trades[Name]['batch'];
    }
  } finally {
    signal?.removeEventListener('abort', dismiss);
    await crew.dismiss();
  }
}
