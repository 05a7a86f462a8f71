import { FastRandom, type Game, game } from '@overtrick/engine';
import type { Contest } from '@overtrick/engine/kit';
import { expect, test } from 'vitest';
import { ending } from '../test/endings.ts';
import { knowledgeOf } from './games/index.ts';
import type { Knowledge } from './knowledge.ts';
import { thumbOf } from './play/thumb.ts';
import { playOut } from './playout.ts';
import { aheadBy, goalOf, leadIn, type Worth, worthOf } from './worth.ts';

/** A deal played to its end, and what is known of its game. */
function finished(name: string, seed: number) {
  const knowledge = knowledgeOf(name) as unknown as Knowledge<Contest>;
  const state = ending(game(name) as Game<Contest>, 4, 3, seed);
  playOut(knowledge, thumbOf(knowledge), state, new FastRandom(1));
  return { knowledge, state };
}

test.each(['mu', 'mutwo'])(
  'in card play of %s a side has one goal, and the other its opposite',
  (name) => {
    const { knowledge, state } = finished(name, 2);
    const goal = goalOf(knowledge, worthOf(knowledge), 'play');
    const of = (seat: number) => goal(state, seat);
    const { declarer, partner, players } = state;
    for (let seat = 0; seat < players; seat++) {
      const isTheirs = seat === declarer || seat === partner;
      expect(of(seat)).toBe(isTheirs ? of(declarer) : -of(declarer));
    }
  },
);

test.each(['mu', 'mutwo'])(
  'a trick more is worth more in %s, and the contract is worth some',
  (name) => {
    const { knowledge, state } = finished(name, 2);
    const goal = goalOf(knowledge, worthOf(knowledge), 'play');
    const { exact, contest } = knowledge;
    if (!exact || !contest) throw new Error(name);
    const needed = contest.bidding.needed(state, state.auction.high);
    const worthAt = (taken: number) => {
      exact.put(state, taken);
      return goal(state, state.declarer);
    };
    expect(worthAt(needed + 1) - worthAt(needed)).toBeCloseTo(1, 9);
    expect(worthAt(needed) - worthAt(needed - 1)).toBeCloseTo(1 + (contest.forContract ?? 0), 9);
  },
);

test('calls of mu are to bring a seat ahead of the others', () => {
  const { knowledge, state } = finished('mu', 2);
  const goal = goalOf(knowledge, worthOf(knowledge), 'auction');
  const goals = [0, 1, 2, 3].map((seat) => goal(state, seat));
  expect(goals.reduce((sum, each) => sum + each)).toBeCloseTo(0, 9);
  expect(Math.max(...goals)).toBeGreaterThan(1);
});

test('who bids in mu counts a point too few as less of a loss than it is', () => {
  const { knowledge, state } = finished('mu', 2);
  const { exact, contest } = knowledge;
  if (!exact || !contest) throw new Error('mu');
  const needed = contest.bidding.needed(state, state.auction.high);
  const lossBy = (worth: Worth<Contest>) => {
    exact.put(state, needed);
    const made = worth(state, state.declarer);
    exact.put(state, needed - 1);
    return made - worth(state, state.declarer);
  };
  const ahead = aheadBy(worthOf(knowledge));
  const calls = goalOf(knowledge, worthOf(knowledge), 'auction');
  expect(lossBy(calls)).toBeLessThan(lossBy(ahead) / 2);
});

test('of bids above six in mu less is counted on than was played out', () => {
  const { knowledge, state } = finished('mu', 2);
  const { exact, sober } = knowledge;
  if (!exact || !sober) throw new Error('mu');
  const lessAt = (cards: number) => {
    state.auction.high = cards;
    const before = exact.taken(state);
    sober(state);
    const less = before - exact.taken(state);
    exact.put(state, before);
    return Math.round(less);
  };
  expect([5, 6, 7, 9].map(lessAt)).toEqual([0, 0, 4, 12]);
});

test('to be ahead is what a seat has more than the others on average', () => {
  const { knowledge, state } = finished('mutwo', 3);
  const worth = worthOf(knowledge);
  const [goal, same] = [aheadBy(worth), leadIn(knowledge)];
  const scores = [0, 1, 2, 3].map((seat) => worth(state, seat));
  for (const [seat, own] of scores.entries()) {
    const others = scores.filter((_, other) => other !== seat);
    const lead = own - others.reduce((a, b) => a + b, 0) / 3;
    expect(goal(state, seat)).toBeCloseTo(lead, 9);
    expect(same(state, seat)).toBeCloseTo(lead, 9);
  }
});

test.each(['yamv', 'ninja-whist'])('cards of %s are played for the own score', (name) => {
  const knowledge = knowledgeOf(name);
  const worth = worthOf(knowledge);
  expect(goalOf(knowledge, worth, 'play')).toBe(worth);
});
