import { expect, test } from 'vitest';
import { DAYS, ENDLESS, liveThrough } from './days.ts';

test(
  'on as many days again nothing is lost, doubled or leaked, and everybody comes to an end',
  ENDLESS,
  async () => {
    expect((await liveThrough(DAYS, DAYS)).faults).toEqual([]);
  },
);
