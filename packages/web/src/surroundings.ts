import type { Clock } from '@overtrick/table';
import { archive } from './archive.ts';
import { chance } from './chance.ts';
import type { Archive } from './kept.ts';

/** What a desk is given from outside: nothing of it is its own. */
export interface Surroundings {
  readonly archive: Archive;
  readonly clock: Clock;
  /** A new seed, as hexadecimal digits. */
  fresh(): string;
  /** Lets messages in while a bot thinks. */
  rest(): Promise<void>;
}

const SEED_BYTES = 32;

/** Those of a worker in a browser. */
export function browserSurroundings(): Surroundings {
  return { archive, clock, fresh: () => chance(SEED_BYTES), rest: restBy(new MessageChannel()) };
}

const clock: Clock = {
  now: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** A message to oneself comes after those that wait; a timer would come some milliseconds later. */
function restBy({ port1, port2 }: MessageChannel): () => Promise<void> {
  const resting: (() => void)[] = [];
  port1.onmessage = () => resting.shift()?.();
  return () =>
    new Promise((resolve) => {
      resting.push(resolve);
      port2.postMessage(null);
    });
}
