import { FastRandom, game as findGame } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import type { Doing } from '../trade.ts';
import { beyond, testOdds } from './bands.ts';
import { benchOf } from './bench.ts';
import { fitOdds } from './fit.ts';
import { markChecks } from './marks.ts';
import { type OddsForecast, oddsForecasts } from './odds.ts';

/** Contracts that are made by `truth` of what was counted. */
function contracts(n: number, seed: number, truth: (counted: number) => number): OddsForecast[] {
  const random = new FastRandom(seed);
  return Array.from({ length: n }, (_, deal) => {
    const counted = random.below(61) / 60;
    const made = random.below(1000) < 1000 * truth(counted);
    return { deal, contract: 0, stage: 'early', counted, made };
  });
}

/** What is counted says only half of it. */
const timid = (counted: number) => {
  const odds = Math.min(0.99, Math.max(0.01, counted));
  return 1 / (1 + Math.sqrt((1 - odds) / odds) * Math.exp(-0.3));
};

describe('odds', () => {
  test('are told as they came true, on deals that they were not learned from', () => {
    const fresh = contracts(2000, 2, timid);
    const table = fitOdds(contracts(4000, 1, timid));
    expect(testOdds(fresh, {}).p).toBeLessThan(0.001);
    expect(testOdds(fresh, table).p).toBeGreaterThan(0.05);
    expect(testOdds(fresh, table).worst).toBeLessThan(0.08);
  });

  test('stay as they were counted where little was learned', () => {
    expect(fitOdds(contracts(50, 1, timid))).toEqual({});
  });

  test('are tested once a contract', () => {
    const [one] = contracts(1, 1, timid);
    const twice: OddsForecast[] = [one, { ...one, stage: 'late' }];
    expect(testOdds(twice, {}).contracts).toBe(1);
  });

  test('are rejected by the distribution of squares', () => {
    expect(beyond(11.07, 5)).toBeCloseTo(0.05, 3);
    expect(beyond(3.841, 1)).toBeCloseTo(0.05, 3);
    expect(beyond(0, 3)).toBe(1);
  });
});

function done<Result>(doing: Doing<Result>): Result {
  for (;;) {
    const step = doing.next();
    if (step.done) return step.value;
  }
}

function ninjaBench(bots: string, worlds: number) {
  const game = findGame('ninja-whist');
  if (!game) throw new Error('there is no ninja-whist');
  return benchOf(game, 'short', { bots, worlds });
}

test('every contract of a deal is foretold at several stages', () => {
  const found = done(oddsForecasts.work(ninjaBench('novice', 12), 0, 3));
  expect(new Set(found.map(({ stage }) => stage))).toEqual(new Set(['call', 'early', 'late']));
  for (const { counted } of found) expect(counted >= 0 && counted <= 1).toBe(true);
});

test('a mark is judged again, and most marks hold', () => {
  const bench = { ...ninjaBench('novice', 40), asked: 'novice', apart: 2 };
  const checks = done(markChecks.work(bench, 0, 12));
  const marks = checks.filter(({ isMarked }) => isMarked);
  expect(checks.length).toBeGreaterThan(50);
  expect(marks.length).toBeGreaterThan(2);
  for (const { isMarked, again } of checks) expect(again !== undefined).toBe(isMarked);
  const held = marks.filter(({ again = 0 }) => again > 0.8);
  expect(held.length / marks.length).toBeGreaterThan(0.7);
});
