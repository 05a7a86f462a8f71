import { type Game, game } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { tableOf } from '../src/index.ts';
import { roughDay } from './chaos.ts';

/** `npm run soak` lives through more. */
const DAYS = Array.from({ length: 6 }, (_, seed) => seed);
const gamut = game('gamut') as Game;

test.each(DAYS)(
  'crashes, two hosts at once and a failing disk lose nothing, double nothing and stop nothing (day %i)',
  async (seed) => {
    const { log, done, isOver } = await roughDay(gamut, seed);
    expect(log.map((entry) => entry.seq)).toEqual(log.map((_, i) => i + 1));
    const keys = log.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(done.filter((key) => !keys.includes(key))).toEqual([]);
    const table = tableOf(gamut, log);
    expect(table.ok || table.error).toBe(true);
    expect(isOver).toBe(true);
  },
);

test('the same seed is the same day, to the byte', async () => {
  const [one, other] = [await roughDay(gamut, 3), await roughDay(gamut, 3)];
  expect(one.crashes).toBeGreaterThan(0);
  expect(other.trace).toBe(one.trace);
});
