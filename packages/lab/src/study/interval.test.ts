import { FastRandom } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { chanceOf, FEWEST_UNITS, halfWidth, type IntervalKind } from './interval.ts';
import { normalQuantile, studentFactor, twoSided } from './quantile.ts';

test('quantiles are those of the tables', () => {
  expect(normalQuantile(0.975)).toBeCloseTo(1.959964, 5);
  expect(normalQuantile(0.0005)).toBeCloseTo(-3.290527, 5);
  expect(studentFactor(0.05, 30)).toBeCloseTo(2.0423, 3);
  expect(studentFactor(0.05, 10)).toBeCloseTo(2.2281, 2);
  expect(twoSided(1.959964)).toBeCloseTo(0.05, 6);
});

const COUNT = 2000;
const RUNS = 400;
const EVERY = 20;

/** A deal's worth of points: mostly little, at times a lot, and 0 on average. */
function points(random: FastRandom): number {
  return random.below(10) === 0 ? 90 - random.below(21) : random.below(19) - 18;
}
/** Of 10: 80 on average once, −9 nine times. */
const MEAN = (80 - 9 * 9) / 10;

/** How many of the runs have excluded the truth at any of their looks. */
function wrongRuns(manner: IntervalKind): number {
  const random = new FastRandom('looks');
  let wrong = 0;
  for (let run = 0; run < RUNS; run++) if (excludesTruth(random, manner)) wrong++;
  return wrong;
}

function excludesTruth(random: FastRandom, manner: IntervalKind): boolean {
  let [sum, squares] = [0, 0];
  for (let units = 1; units <= COUNT; units++) {
    const value = points(random) - MEAN;
    sum += value;
    squares += value * value;
    if (units % EVERY > 0 || units < FEWEST_UNITS) continue;
    const mean = sum / units;
    const error = Math.sqrt((squares - sum * mean) / (units - 1) / units);
    const half = halfWidth({ value: mean, error, units }, { manner, alpha: 0.05, count: COUNT });
    if (Math.abs(mean) > half) return true;
  }
  return false;
}

test('who looks every 20 deals is misled in at most 5 of 100 runs by anytime intervals', () => {
  expect(wrongRuns('anytime') / RUNS).toBeLessThanOrEqual(0.05);
});

test('the same looks at intervals for a fixed number mislead much more often', () => {
  expect(wrongRuns('fixed') / RUNS).toBeGreaterThan(0.2);
});

test.each(['fixed', 'anytime'] as const)('%s: 0 is outside where chance says so', (manner) => {
  const interval = { manner, alpha: 0.01, count: COUNT };
  const edge = halfWidth({ value: 0, error: 1, units: 1000 }, interval);
  expect(chanceOf(edge, 1000, interval)).toBeCloseTo(0.01, 3);
});
