import { availableParallelism } from 'node:os';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';

/**
 * In percent, how much the heap may grow over what is in use until it is looked through. As V8 has it it would double, and most
 * of what thousands of tables take would be what is not used any more. To look through it more often takes time: a server
 * with room does so less often.
 */
const GROWTH = { roomy: 60, tight: 20 };
/** In bytes, what is in use when there is no room any more. */
const TIGHT = 256 * 2 ** 20;
/** How often it is looked how much is in use, in milliseconds. */
const LOOKS = 1000;

/** With so few processors, threads that clear away together wait for each other longer than one alone takes. */
const FEW = 2;

/** Keeps what is not used any more from filling the memory. What comes back calls it off. */
export function watchHeap(): () => void {
  if (availableParallelism() <= FEW) setFlagsFromString('--no-parallel-scavenge');
  let growth = 0;
  const look = () => {
    const wanted = getHeapStatistics().used_heap_size < TIGHT ? GROWTH.roomy : GROWTH.tight;
    if (wanted !== growth) setFlagsFromString(`--heap-growing-percent=${wanted}`);
    growth = wanted;
  };
  look();
  const timer = setInterval(look, LOOKS);
  timer.unref();
  return () => clearInterval(timer);
}
