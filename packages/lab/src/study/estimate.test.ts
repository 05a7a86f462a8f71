import { FastRandom } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { askedFor } from '../../test/asked.ts';
import { writeCounts } from './counts.ts';
import { differenceOf, estimateOf } from './estimate.ts';
import { StudyResults } from './results.ts';
import { CountSheet, Places } from './sheet.ts';

const KEY = 'contract/score';
const UNITS = 500;
const interval = { manner: 'fixed', alpha: 0.05, count: UNITS } as const;

/** Units of two variants, each with some contracts and their points. */
function unitsOf() {
  const random = new FastRandom('units');
  return Array.from({ length: UNITS }, () => {
    const common = random.below(40);
    const one = () => ({ x: common + random.below(20), y: 1 + random.below(3) });
    return [one(), one()];
  });
}

function counted(
  units: ReturnType<typeof unitsOf>,
  key = KEY,
  baseKey = 'contracts',
): StudyResults {
  const places = new Places();
  const sheets = [new CountSheet(places), new CountSheet(places)];
  const [sum, base] = [places.of(key), places.of(baseKey)];
  for (const [unit, values] of units.entries()) {
    for (const [i, { x, y }] of values.entries()) {
      sheets[i].add(sum, x);
      sheets[i].add(base, y);
    }
    for (const sheet of sheets) sheet.settle(unit, sheets[0]);
    for (const sheet of sheets) sheet.clear();
  }
  const results = new StudyResults(askedFor({ variants: [{}, { options: { target: 9 } }] }));
  const variants = sheets.map(({ counts }) => writeCounts(counts));
  results.add({ from: 0, to: UNITS, variants });
  return results;
}

/** The error of a quotient and of a difference, unit by unit: what the sums must come to. */
function plainly(units: ReturnType<typeof unitsOf>) {
  const total = (i: number, of: 'x' | 'y') => units.reduce((sum, unit) => sum + unit[i][of], 0);
  const rests = [0, 1].map((i) => {
    const value = total(i, 'x') / total(i, 'y');
    return units.map((unit) => (unit[i].x - value * unit[i].y) / (total(i, 'y') / UNITS));
  });
  const error = (values: readonly number[]) =>
    Math.sqrt(values.reduce((sum, v) => sum + v * v, 0) / (UNITS - 1) / UNITS);
  return { one: error(rests[1]), both: error(rests[1].map((rest, unit) => rest - rests[0][unit])) };
}

test('intervals from sums are those from the units themselves, of a figure and of a paired difference', () => {
  const units = unitsOf();
  const results = counted(units);
  const { one, both } = plainly(units);
  const figure = estimateOf(results, 1, KEY, interval);
  const difference = differenceOf(results, 1, KEY, interval);
  expect(Math.abs(Number(figure?.value) / Number(figure?.z))).toBeCloseTo(one, 10);
  expect(Math.abs(Number(difference?.value) / Number(difference?.z))).toBeCloseTo(both, 10);
});

test('a share that was never seen has an interval above 0', () => {
  const results = counted(unitsOf());
  const figure = estimateOf(results, 0, 'trump/none/share', interval);
  expect(figure).toMatchObject({ value: 0, low: 0 });
  expect(figure?.high).toBeGreaterThan(0.005);
});

test('a share that never differed may still differ: its interval has room', () => {
  const key = 'contract/made';
  const units = unitsOf().map(() => [0, 1].map(() => ({ x: 0, y: 1 })));
  const results = counted(units, key);
  const { value, low, high } = differenceOf(results, 1, key, interval) ?? {};
  expect(value).toBe(0);
  expect(high).toBeGreaterThan(3 / UNITS);
  expect(low).toBe(-Number(high));
});

test.each(['role/Chief/share', 'contract/score', 'contract/bid'])(
  'what was the same in every unit has an interval with a width: %s',
  (key) => {
    const base = key === 'role/Chief/share' ? 'deals' : 'contracts';
    const results = counted(
      Array.from({ length: UNITS }, () => [0, 1].map(() => ({ x: 7, y: 1 }))),
      key,
      base,
    );
    const { value, low, high } = estimateOf(results, 0, key, interval) ?? {};
    expect(value).toBe(7);
    // Up to 3.8 of so many units may be otherwise, each by as much as 7.
    expect(Number(high) - 7).toBeCloseTo((7 * 3.86) / (UNITS + 3.86), 3);
    expect(7 - Number(low)).toBeCloseTo(Number(high) - 7, 9);
    const difference = differenceOf(results, 1, key, interval);
    expect(difference?.low).toBeLessThan(0);
    expect(difference?.high).toBeGreaterThan(0);
  },
);

test('what the rules pay is known: it has no width', () => {
  const key = 'bonus/none/chosen';
  const units = unitsOf().map(() => [80, 60].map((x) => ({ x, y: 1 })));
  const results = counted(units, key, 'bonus/none/weight');
  expect(estimateOf(results, 0, key, interval)).toMatchObject({ value: 80, low: 80, high: 80 });
});
