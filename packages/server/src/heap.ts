import { availableParallelism } from 'node:os';
import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';

/**
 * In bytes, what the heap of a server may take before it is looked through: while that lasts, threads want the processors that
 * people wait for. As V8 has it a small heap would be looked through every few seconds.
 */
const ROOM = 320 * 2 ** 20;
/**
 * In percent, how much it may grow over what is in use until then. As V8 has it a large heap would double, and most of what
 * thousands of tables take would be what is not used any more.
 */
const GROWTH = { most: 300, least: 20 };

/** With so few processors, threads that clear away together wait for each other longer than one alone takes. */
const FEW = 2;

/** Keeps what is not used any more from filling the memory. What comes back calls it off. */
export function watchHeap(): () => void {
  if (availableParallelism() <= FEW) {
    setFlagsFromString('--no-parallel-scavenge');
    setFlagsFromString('--concurrent-marking-max-worker-num=1');
  }
  const look = () => {
    setFlagsFromString(`--heap-growing-percent=${growthOver(getHeapStatistics().used_heap_size)}`);
  };
  look();
  // Only then is no more in use than is needed.
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(isThorough)) look();
  });
  observer.observe({ entryTypes: ['gc'] });
  return () => observer.disconnect();
}

/** By how many percent a heap may grow of which so many bytes are in use. */
export function growthOver(used: number): number {
  const room = Math.floor((ROOM / used - 1) * 100);
  return Math.min(GROWTH.most, Math.max(GROWTH.least, room));
}

function isThorough(entry: PerformanceEntry): boolean {
  const { detail } = Object(entry);
  return Object(detail).kind === constants.NODE_PERFORMANCE_GC_MAJOR;
}
