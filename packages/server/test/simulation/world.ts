import { FastRandom } from '@overtrick/engine';
import type { Clock } from '@overtrick/table';

interface Happening {
  readonly at: number;
  /** Of two at the same time chance decides which comes first. */
  readonly order: number;
  readonly call: () => void;
  isOff: boolean;
}

/** Time and chance of a simulation: things happen one after another, in one thread, the same for the same seed. */
export class World {
  readonly random: FastRandom;
  time = 0;
  private readonly heap: Happening[] = [];

  constructor(seed: number) {
    this.random = new FastRandom(seed);
  }

  /** What clocks tell: whole milliseconds. */
  get now(): number {
    return EPOCH + Math.floor(this.time);
  }

  /** Whether something happens that does so once in so many times; never, if that is without end. */
  oneIn(times: number): boolean {
    return Number.isFinite(times) && this.random.below(times) === 0;
  }

  after(ms: number, call: () => void): () => void {
    const order = this.random.below(1 << 20);
    const happening = { at: this.time + Math.max(0, ms), order, call, isOff: false };
    this.push(happening);
    return () => {
      happening.isOff = true;
    };
  }

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, resolve));
  }

  /** Lets everything happen until it is enough, or nothing more would. */
  async run(isEnough: () => boolean): Promise<void> {
    for (;;) {
      await quiet();
      if (isEnough()) return;
      const next = this.pop();
      if (!next) return;
      if (next.isOff) continue;
      this.time = next.at;
      next.call();
    }
  }

  private push(happening: Happening): void {
    const { heap } = this;
    let at = heap.push(happening) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(heap[at], heap[parent])) break;
      [heap[at], heap[parent]] = [heap[parent], heap[at]];
      at = parent;
    }
  }

  private pop(): Happening | undefined {
    const { heap } = this;
    const [first] = heap;
    const last = heap.pop();
    if (!last || heap.length === 0) return first;
    heap[0] = last;
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      const right = left + 1;
      let least = at;
      if (left < heap.length && isBefore(heap[left], heap[least])) least = left;
      if (right < heap.length && isBefore(heap[right], heap[least])) least = right;
      if (least === at) return first;
      [heap[at], heap[least]] = [heap[least], heap[at]];
      at = least;
    }
  }
}

function isBefore(a: Happening, b: Happening): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order);
}

/** Until every promise that can be kept without a clock has been. */
function quiet(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** The clock of one machine for as long as it runs: it may have been set wrong, and stops with it. */
export class MachineClock implements Clock {
  private readonly world: World;
  private readonly error: number;
  isDead = false;

  constructor(world: World, error: number) {
    this.world = world;
    this.error = error;
  }

  now(): number {
    return this.world.now + this.error;
  }

  after(ms: number, call: () => void): () => void {
    return this.world.after(ms, () => {
      if (!this.isDead) call();
    });
  }
}

/** Some day. */
export const EPOCH = 1_800_000_000_000;
/** By so much clocks are wrong, and so long is a turn. */
export const DAY = 86_400_000;
export const TURN = 20_000;
