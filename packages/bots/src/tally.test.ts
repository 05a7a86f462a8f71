import { expect, test } from 'vitest';
import { CandidateTally } from './tally.ts';

function tallyOf(scores: readonly number[], made?: boolean): CandidateTally {
  const tally = new CandidateTally([]);
  for (const score of scores) tally.add(score, made);
  return tally;
}

test('a lead is taken world by world, so that what all worlds share is no doubt', () => {
  const [worse, better] = [tallyOf([10, -50, 90]), tallyOf([12, -48, 92])];
  expect(better.leadOver(worse)).toEqual({ mean: 2, error: 0 });
  expect(worse.summary().spread).toBeGreaterThan(50);
});

test('the error of a lead is that of a mean of differences', () => {
  const { mean, error } = tallyOf([1, 3]).leadOver(tallyOf([0, 0]));
  expect([mean, error]).toEqual([2, 1]);
});

test('a candidate that was given up is compared in the worlds it was tried in', () => {
  expect(tallyOf([5, 5, 100]).leadOver(tallyOf([1, 1])).mean).toBe(4);
});

test('odds are told only where there is something to make', () => {
  expect(tallyOf([1, 2]).summary()).not.toHaveProperty('odds');
  expect(tallyOf([1, 2], true).summary().odds).toBe(1);
});

test('and in more than a few of many worlds', () => {
  const tally = tallyOf(Array(20).fill(0));
  tally.add(1, true);
  expect(tally.summary()).not.toHaveProperty('odds');
  for (let i = 0; i < 9; i++) tally.add(1, false);
  expect(tally.summary().odds).toBe(0.1);
});
