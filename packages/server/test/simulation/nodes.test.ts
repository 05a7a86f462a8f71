import { expect, test } from 'vitest';
import { roughDay } from './day.ts';
import { liveThrough } from './days.ts';

/** `npm run soak -- --nodes N` lives through more. */
const DAYS = 150;

test('whatever happens among three nodes, nothing is lost, doubled or leaked, and everybody comes to an end', async () => {
  const { faults, crashes } = await liveThrough(0, DAYS, () => {}, 3);
  expect(faults).toEqual([]);
  expect(crashes).toBeGreaterThan(DAYS / 2);
});

test('the same seed is the same day among three nodes, to the byte', async () => {
  const [one, other] = [await roughDay(3, 3), await roughDay(3, 3)];
  expect(other.trace).toBe(one.trace);
});
