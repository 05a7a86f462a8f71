import { expect, test } from 'vitest';
import { roughDay } from './day.ts';
import { DAYS, ENDLESS, liveThrough } from './days.ts';

test(
  'whatever happens, nothing is lost, doubled or leaked, and everybody comes to an end',
  ENDLESS,
  async () => {
    const { faults, crashes } = await liveThrough(0, DAYS);
    expect(faults).toEqual([]);
    expect(crashes).toBeGreaterThan(DAYS / 2);
  },
);

test('the same seed is the same day, to the byte', async () => {
  const [one, other] = [await roughDay(3), await roughDay(3)];
  expect(other.trace).toBe(one.trace);
});
