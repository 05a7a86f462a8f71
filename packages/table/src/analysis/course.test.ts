import type { JudgedMove, Judgement } from '@overtrick/bots';
import type { DealRecord, Saying } from '@overtrick/engine';
import { expect, test } from 'vitest';
import type { Promised } from '../sides.ts';
import { courseOf, type StopOutlook, turnsIn } from './course.ts';
import { fortuneOf } from './fortune.ts';
import { discordOf, lossFrom, verdictOf } from './verdict.ts';

/** A bid, and two tricks of two cards. */
const deal: DealRecord = {
  dealer: 0,
  hands: [],
  moves: ['bid', 'play', 'play', 'play', 'play'].map((type, at) => ({ seat: at % 2, type })),
  tricks: [
    { leader: 0, winner: 0 },
    { leader: 0, winner: 1 },
  ],
  scores: [4, 0],
  totals: [4, 0],
};

const estimate = (mean: number, spread = 1) => ({ mean, spread, worlds: 50 });

function stop(move: number, chance: number | undefined, side: Promised): StopOutlook {
  const odds = chance !== undefined && {
    odds: { mean: chance, low: chance - 0.02, high: chance + 0.02, worlds: 50 },
  };
  return { move, side, points: estimate(move), ...odds };
}

test('the course of a deal begins with its first card, and is the chance of what the seat wants', () => {
  const stops = [stop(0, undefined, 'open'), ...[1, 3, 5].map((at) => stop(at, 0.7, 'defence'))];
  const { about, points } = courseOf(deal, stops);
  expect(about).toBe('defence');
  expect(points.map(({ move }) => move)).toEqual([1, 3, 5]);
  expect(points[0].mean).toBeCloseTo(0.3, 9);
  expect([points[0].low, points[0].high]).toEqual([1 - 0.72, 1 - 0.7 + 0.02]);
});

test('where nothing was promised the course is one of points', () => {
  const { about, points } = courseOf(deal, [stop(1, undefined, 'own'), stop(5, undefined, 'own')]);
  expect(about).toBe('points');
  expect(points[1]).toEqual({ move: 5, mean: 5, low: 4, high: 6, worlds: 50 });
});

test('a turning point is a change beyond both intervals, and no small one', () => {
  const chances = [0.5, 0.53, 0.6, 0.3, 0.35, 0.9];
  const course = courseOf(
    deal,
    chances.map((chance, at) => stop(at + 1, chance, 'contract')),
  );
  expect(turnsIn(course).map(({ from, to }) => [from.mean, to.mean])).toEqual([
    [0.6, 0.3],
    [0.35, 0.9],
  ]);
});

test('cards, play and the rest make up the result, and what is doubtful in them adds up', () => {
  const ends = [stop(0, undefined, 'open'), stop(5, undefined, 'open')] as const;
  const losses = [estimate(2, 3), estimate(1, 4)];
  expect(fortuneOf(ends, losses)).toEqual({
    cards: estimate(0),
    play: estimate(-3, 5),
    rest: estimate(8, Math.hypot(1, 5)),
    result: 5,
  });
});

function choice(card: string, loss: number, aim: number, against: readonly Saying[]): JudgedMove {
  const move = { seat: 0, type: 'play', card };
  const figures = { mean: 0, spread: 0, aim: 0, parts: [], fails: 0, losing: [] };
  return {
    ...figures,
    isMarked: loss > 5,
    move,
    reasons: [],
    against,
    loss: estimate(loss),
    aimLoss: estimate(aim),
  };
}

const judgement: Judgement = {
  move: { seat: 0, type: 'play', card: 'R1' },
  candidates: [
    choice('R1', 0, 0, []),
    choice('R9', 8, 8, [{ key: 'comes-lower', values: { figure: 3 } }, { key: 'spends-trump' }]),
    choice('R4', -3, 2, []),
    choice('R2', 4, 0, []),
  ],
  worlds: 50,
  threshold: 2,
  doubts: [{ key: 'weak-moons' }],
  refused: [],
};

test('a verdict has one measure: choices by what they lose, and no other figure beside it', () => {
  const made = { seat: 0, type: 'play', card: 'R9' };
  const verdict = verdictOf({ deal: 0, move: 1, seat: 0, made }, judgement);
  expect(verdict?.choices.map(({ move }) => move.card)).toEqual(['R1', 'R4', 'R2', 'R9']);
  expect(verdict?.choices[3].against).toEqual([{ key: 'spends-trump' }]);
  expect(verdict).toMatchObject({ mark: 3, loss: { mean: 8 }, doubts: [{ key: 'weak-moons' }] });
});

test('how large a mark is hangs on the threshold of its game', () => {
  const made = { seat: 0, type: 'play', card: 'R9' };
  const markAt = (threshold: number | null) =>
    verdictOf({ deal: 0, move: 1, seat: 0, made }, { ...judgement, threshold })?.mark;
  expect([2, 4, 4.1, 7, null].map(markAt)).toEqual([3, 2, 1, 1, 0]);
  expect([1, 2, 3].map((size) => lossFrom(size, 8))).toEqual([8, 16, 32]);
});

test('where points and what is chosen by disagree, it is known which speaks for a choice', () => {
  const [advised, both, points, aim] = judgement.candidates;
  expect([advised, both, points, aim].map(discordOf)).toEqual([
    undefined,
    undefined,
    'points',
    'aim',
  ]);
});
