import type { Clock } from '@overtrick/table';

/** Timers cannot wait longer; who waits looks again. */
const LONGEST = 2 ** 31 - 1;

/**
 * A clock that nobody can set while it runs: it begins with the time of the machine, and goes on by itself. While the machine
 * sleeps it stands still, so that nobody is charged for that.
 */
export function steadyClock(): Clock {
  const began = Date.now() - performance.now();
  return {
    now: () => Math.floor(began + performance.now()),
    after(ms, call) {
      const timer = setTimeout(call, Math.min(Math.max(0, ms), LONGEST));
      return () => clearTimeout(timer);
    },
  };
}
