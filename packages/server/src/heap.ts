import { availableParallelism } from 'node:os';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';

/** In bytes, what a heap may take before it is looked through, if what is in use leaves so much. */
const ROOM = 320 * 2 ** 20;
/**
 * In percent, how much it may grow over what is in use until then. As V8 has it it would double, and most of what thousands of
 * tables take would be what is not used any more. To look through it takes threads that people wait for: a server with room
 * does so less often.
 */
const GROWTH = { most: 300, least: 20 };
/** How often it is looked how large it is, in milliseconds. */
const LOOKS = 1000;

/** With so few processors, threads that clear away together wait for each other longer than one alone takes. */
const FEW = 2;

/** Keeps what is not used any more from filling the memory. What comes back calls it off. */
export function watchHeap(): () => void {
  if (availableParallelism() <= FEW) setFlagsFromString('--no-parallel-scavenge');
  let growth = 0;
  const look = () => {
    const wanted = growthOf(getHeapStatistics().used_heap_size);
    if (wanted !== growth) setFlagsFromString(`--heap-growing-percent=${wanted}`);
    growth = wanted;
  };
  look();
  const timer = setInterval(look, LOOKS);
  timer.unref();
  return () => clearInterval(timer);
}

/** By how many percent a heap of so many bytes may grow once it has been looked through: as if all of it were in use, for some day it is. */
export function growthOf(size: number): number {
  const room = Math.floor((ROOM / size - 1) * 100);
  return Math.min(GROWTH.most, Math.max(GROWTH.least, room));
}
