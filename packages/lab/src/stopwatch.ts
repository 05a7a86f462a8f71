import { isMainThread } from 'node:worker_threads';

/**
 * The milliseconds of thought since now: by the processor, which others on the machine do not disturb, if this thread is
 * alone in its process; else, and for what is awaited from another process, by the clock.
 */
export function stopwatch(): (isAwaited: boolean) => number {
  const started = performance.now();
  const before = process.cpuUsage();
  return (isAwaited) => {
    if (isAwaited || !isMainThread) return performance.now() - started;
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}
