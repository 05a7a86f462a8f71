import { describe, expect, test } from 'vitest';
import { trialOf } from '../../test/trials.ts';
import { estimate } from '../sums.ts';
import { Standing } from './standing.ts';
import type { Run, TrialResult } from './trial.ts';

const run = (a: readonly number[], scores: readonly number[], more: Partial<Run> = {}): Run => ({
  a,
  scores,
  illegal: [0, 0],
  ...more,
});

/** Two seats: B alone scores 10 and 20; A in seat 0 gains `first`, A in seat 1 gains `second`. */
function toy(number: number, first: number, second: number, dealer = 0): TrialResult {
  return {
    number,
    dealer,
    runs: [run([], [10, 20]), run([0], [10 + first, 0]), run([1], [0, 20 + second])],
  };
}

function standingOf(results: readonly TrialResult[], changes = {}): Standing {
  const standing = new Standing(trialOf({ players: 4, ...changes }));
  const seats = standing.seats as { length: number };
  seats.length = results[0].runs[0].scores.length;
  for (const result of results) standing.add(result);
  return standing;
}

describe('the gain', () => {
  test('is the mean over seats of what A has more than B in the same seat and deal', () => {
    expect(estimate(standingOf([toy(0, 4, 2), toy(1, -1, 7)]).gain).mean).toBe(3);
  });

  test('has an interval from deals, not from seats', () => {
    const { gain } = standingOf([toy(0, 9, -9), toy(1, -9, 9), toy(2, 9, -9)]);
    expect(gain.n).toBe(3);
    expect(estimate(gain)).toEqual({ mean: 0, spread: 0 });
  });

  test('by seat counts from the dealer', () => {
    const { seats } = standingOf([toy(0, 4, 0, 0), toy(1, 0, 6, 1)]);
    expect(seats.map((sums) => estimate(sums).mean)).toEqual([5, 0]);
  });

  test('with sides compares a seat with itself after the change', () => {
    const result = { number: 0, dealer: 0, runs: [run([0], [7, 1]), run([1], [4, 3])] };
    const standing = standingOf([result], { pairing: 'sides' });
    expect(standing.seats.map(({ sum }) => sum)).toEqual([3, 2]);
    expect(standing.a.points.sum).toBe(7 + 3);
    expect(standing.b.points.sum).toBe(1 + 4);
  });

  test('in relative points counts what the others lose as well', () => {
    const runs = [run([], [10, 20]), run([0], [14, 12]), run([1], [10, 20])];
    const standing = standingOf([{ number: 0, dealer: 0, runs }]);
    expect(standing.gain.sum).toBe(4 / 2);
    expect(standing.relative.sum).toBe((4 + 8) / 2);
  });

  test('in matches is the share of wins beyond the expected one', () => {
    const won = (a: number, winners: number[]) => run([a], [0, 0], { winners });
    const result = { number: 0, dealer: 0, runs: [won(0, [0]), won(1, [0, 1])] };
    const standing = standingOf([result], { pairing: 'matches' });
    expect(standing.gain.sum).toBeCloseTo((1 + 0.5) / 2 - 0.5);
  });

  test('in matches that nobody wins is nothing', () => {
    const open = (a: number) => run([a], [0, 0], { winners: [] });
    const result = { number: 0, dealer: 0, runs: [open(0), open(1)] };
    const standing = standingOf([result], { pairing: 'matches' });
    expect(standing.gain.sum).toBe(0);
    expect(standing.undecided).toBe(2);
  });
});

describe('contracts', () => {
  const contract = { seat: 0, bid: 3, taken: 9, made: true, trump: 'colour' };
  const failed = { seat: 0, bid: 2, taken: 4, made: false, trump: 'none' };
  const scores = [0, 0];

  test('count for A where A declares and for B where B sits alone', () => {
    const runs = [
      run([], scores, { contracts: [failed] }),
      run([0], scores, { contracts: [contract] }),
      run([1], scores, { contracts: [failed] }),
    ];
    const { a, b } = standingOf([{ number: 0, dealer: 0, runs }]);
    expect([a.contracts, a.made, a.bids, a.trumps.get('colour')]).toEqual([1, 1, 3, 1]);
    expect([b.contracts, b.made, b.bids, b.trumps.get('none')]).toEqual([1, 0, 2, 1]);
  });

  test('of one deal with changed sides tell how much more the declarers of A take', () => {
    const runs = [
      run([0], scores, { contracts: [contract] }),
      run([1], scores, { contracts: [failed] }),
    ];
    const standing = standingOf([{ number: 0, dealer: 0, runs }], { pairing: 'sides' });
    expect([standing.taken.n, standing.taken.sum]).toEqual([1, 5]);
  });

  test('and their odds go into bands and a Brier score', () => {
    const odds = (value: number, made: boolean) =>
      ({ seat: 0, stage: 'bid', odds: value, made }) as const;
    const forecasts = [odds(0.82, true), odds(0.88, false), odds(1, true)];
    const runs = [run([], scores), run([0], scores, { forecasts }), run([1], scores)];
    const told = standingOf([{ number: 0, dealer: 0, runs }]).a.forecasts.get('bid');
    expect(told?.bands[8]).toEqual({ n: 2, odds: 0.82 + 0.88, made: 1 });
    expect(told?.bands[9]).toEqual({ n: 1, odds: 1, made: 1 });
    expect((told?.errors ?? 0) / (told?.n ?? 1)).toBeCloseTo((0.18 ** 2 + 0.88 ** 2) / 3);
  });
});
