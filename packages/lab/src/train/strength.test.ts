import { FastRandom } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { fitStrength } from './strength.ts';

/** Hands that are worth 3 and 2 for each of one figure less 1.5 for each of another. */
function lessons(players: number) {
  const random = new FastRandom(players);
  const hands = Array.from({ length: 400 }, () => {
    const figures = [1, ...Array.from({ length: 6 }, () => random.below(8)), 0];
    return [...figures, 3 + 2 * figures[1] - 1.5 * figures[6]];
  });
  return { number: 0, players, hands };
}

test('weights are found again from what they make, for each number of players', () => {
  const fits = fitStrength([lessons(5), lessons(4)]);
  expect([...fits.keys()]).toEqual([4, 5]);
  for (const { weights, error, spread, hands } of fits.values()) {
    expect(weights).toEqual([3, 2, 0, 0, 0, 0, -1.5, 0]);
    expect(error).toBeLessThan(0.1);
    expect(spread).toBeGreaterThan(3);
    expect(hands).toBe(400);
  }
});
