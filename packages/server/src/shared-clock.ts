import type { Clock } from '@overtrick/table';

/** A clock that can be told what time it is for others. */
export interface ServerClock extends Clock {
  heed?(time: number): void;
}

/** The clock of one machine by the time of a vault that many share. It never goes back while it runs. */
export function sharedClock(own: Clock): ServerClock {
  let [ahead, last] = [0, 0];
  return {
    now() {
      last = Math.max(last, own.now() + ahead);
      return last;
    },
    after: (ms, call) => own.after(ms, call),
    heed(time) {
      // What was told before the first time is known counts for nothing.
      if (ahead === 0) last = 0;
      ahead = Math.round(time - own.now());
    },
  };
}
