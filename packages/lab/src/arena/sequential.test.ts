import { FastRandom } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { addValue, emptySums } from '../sums.ts';
import { ERROR_RATE, testGain } from './sequential.ts';

function sumsOf(values: readonly number[]) {
  const sums = emptySums();
  for (const value of values) addValue(sums, value);
  return sums;
}

const repeat = (values: readonly number[], times: number) => Array(times).fill(values).flat();

describe('a sequential test for a gain of 1', () => {
  test.each([
    ['gains', [0, 2]],
    ['gains nothing', [-1, 1]],
    ['undecided', [-0.5, 1.5]],
  ])('%s: results that repeat %j', (verdict, values) => {
    expect(testGain(sumsOf(repeat(values, 50)), 1).verdict).toBe(verdict);
  });

  test('weighs results by their variance', () => {
    // Mean 1 and variance 100/99 in 100 results: n · gain · (mean − gain/2) / variance.
    const { ratio, bound } = testGain(sumsOf(repeat([0, 2], 50)), 1);
    expect(ratio).toBeCloseTo((100 * 0.5) / (100 / 99));
    expect(bound).toBeCloseTo(Math.log(19));
  });

  test('waits until there is enough to tell a variance', () => {
    expect(testGain(sumsOf(repeat([0, 2], 14)), 1).verdict).toBe('undecided');
    expect(testGain(sumsOf(repeat([0, 2], 15)), 1).verdict).toBe('gains');
  });

  test('says nothing about results that are all the same', () => {
    expect(testGain(sumsOf(repeat([0], 100)), 1).verdict).toBe('undecided');
  });

  test.each([
    [0, 'gains'],
    [1, 'gains nothing'],
  ])('errs about as often as it says when the truth is %d', (truth, wrong) => {
    const random = new FastRandom(5);
    const trials = 400;
    let errors = 0;
    for (let i = 0; i < trials; i++) {
      const sums = emptySums();
      let verdict = 'undecided';
      while (verdict === 'undecided') {
        addValue(sums, truth + (random.below(1001) - 500) / 100);
        verdict = testGain(sums, 1).verdict;
      }
      if (verdict === wrong) errors++;
    }
    expect(errors / trials).toBeLessThan(ERROR_RATE + 0.03);
  });
});
