import { expect, test } from 'vitest';
import { roughDay } from './simulation/day.ts';

/** `npm run soak -- --tables N` lives through more. */
const SEEDS = 50;

test('whatever happens, nothing is lost, doubled or leaked, and everybody comes to an end', async () => {
  let crashes = 0;
  for (let seed = 0; seed < SEEDS; seed++) {
    const day = await roughDay(seed);
    expect(day.faults, `seed ${seed}`).toEqual([]);
    crashes += day.crashes;
  }
  expect(crashes).toBeGreaterThan(SEEDS / 4);
});

test('the same seed is the same day, to the byte', async () => {
  const [one, other] = [await roughDay(3), await roughDay(3)];
  expect(other.trace).toBe(one.trace);
});
