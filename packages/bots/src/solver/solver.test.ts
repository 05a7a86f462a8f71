import { kindsIn } from '@overtrick/engine/kit';
import { describe, expect, test } from 'vitest';
import {
  bruteAfter,
  bruteForce,
  legalKinds,
  type Puzzle,
  puzzle,
  turnOf,
} from '../../test/open.ts';
import { ALL_SAVINGS, type Savings } from './savings.ts';
import { Solver } from './solver.ts';

const NO_SAVINGS: Savings = {
  merge: false,
  table: false,
  sure: false,
  last: false,
  order: false,
};
const SMALL_TABLE = 4;

/**
 * Seeds of deals for special cases. 4733: an equal of the best card must be played; 2271: a winner may
 * not be led; 113: other leads.
 */
const RARE = [4733, 2271, 113];
const puzzles = [...Array(80).keys(), ...RARE].map((seed) => puzzle(seed));
const answers = puzzles.map(bruteForce);
const load = (solver: Solver, { state, stakes }: Puzzle) => solver.load(state, stakes);
const solveAll = (solver: Solver, list: readonly Puzzle[] = puzzles) =>
  list.map((each) => load(solver, each).value());

/** More cards than brute force can bear, but not too many for a search that saves nothing. */
const larger = Array.from({ length: 150 }, (_, seed) => puzzle(1000 + seed, 1));
let known: (number | undefined)[] | undefined;
const plain = () => (known ??= solveAll(new Solver({ savings: NO_SAVINGS }), larger));

/** All that is still to be won. */
function worthOf({ state, stakes }: Puzzle): number {
  const { cards, setup } = state;
  const { deck, hands, displays } = cards;
  const all = [hands, displays].flatMap((words) =>
    Array.from({ length: setup.players }, (_, seat) => kindsIn(deck, words, seat * deck.words)),
  );
  const points = all.flat().reduce((sum, kind) => sum + (stakes.points?.[kind] ?? 0), 0);
  const tricks = (all.flat().length + state.tricks.count) / setup.players;
  return points + (stakes.stake ?? 0) + tricks * stakes.trick;
}

describe('the value', () => {
  test('is that of brute force', () => {
    expect(solveAll(new Solver())).toEqual(answers);
  });

  test('is that of brute force without any savings', () => {
    expect(solveAll(new Solver({ savings: NO_SAVINGS }))).toEqual(answers);
  });

  test.each(Object.keys(ALL_SAVINGS))('does not change by this saving alone: %s', (name) => {
    const savings = { ...NO_SAVINGS, [name]: true };
    expect(solveAll(new Solver({ savings }), larger)).toEqual(plain());
  });

  test('does not change by all savings together', () => {
    expect(solveAll(new Solver(), larger)).toEqual(plain());
  });

  test('does not change by a table that is much too small', () => {
    expect(solveAll(new Solver({ tableBits: SMALL_TABLE }), larger)).toEqual(plain());
  });

  test('of both sides is all there is, in whatever order they are asked', () => {
    const solver = new Solver();
    for (const { state, stakes } of puzzles) {
      const value = solver.load(state, stakes).value() ?? 0;
      const others = solver.load(state, { ...stakes, side: ~stakes.side }).value() ?? 0;
      expect(value + others).toBe(worthOf({ state, stakes }));
    }
  });

  test('depends on what may be led, in whatever order that is asked', () => {
    const solver = new Solver();
    for (const each of puzzles.filter(({ stakes }) => stakes.barred !== undefined)) {
      const { barred, ...free } = each.stakes;
      const open = { state: each.state, stakes: free };
      expect(load(solver, open).value()).toBe(bruteForce(open));
      expect(load(solver, each).value()).toBe(bruteForce(each));
    }
  });

  test('covers both sides, both measures, all kinds of decks, and tricks under way', () => {
    const has = (what: (one: Puzzle) => unknown) => puzzles.filter(what).length;
    expect(has(({ state }) => state.tricks.count > 0)).toBeGreaterThan(20);
    expect(has(({ stakes }) => stakes.points)).toBeGreaterThan(20);
    expect(has(({ stakes }) => stakes.barred !== undefined)).toBeGreaterThan(10);
    expect(has(({ state }) => state.cards.deck.kind('JK') >= 0)).toBeGreaterThan(10);
  });
});

test('a goal is reached up to the value, and not above', () => {
  const solver = new Solver();
  for (const [i, each] of puzzles.entries()) {
    load(solver, each);
    expect(solver.reaches(answers[i])).toBe(true);
    expect(solver.reaches(answers[i] + 1)).toBe(false);
  }
});

test('every legal card has the value of brute force', () => {
  const solver = new Solver();
  for (const each of puzzles.slice(0, 40)) {
    const { state, stakes } = each;
    const legal = legalKinds(state, turnOf(state), stakes.barred);
    const values = load(solver, each).values() ?? [];
    const byKind = new Map(values.map(({ kind, value }) => [kind, value]));
    expect(byKind).toEqual(new Map(legal.map((kind) => [kind, bruteAfter(each, kind)])));
  }
});

describe('the budget', () => {
  const solver = new Solver();

  test('that runs out gives no answer', () => {
    const hard = puzzles.findIndex((each) => load(solver, each).value() && solver.nodes > 100);
    const fresh = load(new Solver(), puzzles[hard]);
    expect(fresh.value(20)).toBeUndefined();
    expect(fresh.values(20)).toBeUndefined();
    expect(fresh.nodes).toBe(42);
  });

  test('that ran out does not spoil what is asked afterwards', () => {
    for (const [i, each] of puzzles.entries()) {
      load(solver, each).value(i);
      expect(solver.value()).toBe(answers[i]);
    }
  });
});

test('stakes that do not fit are refused', () => {
  const { state, stakes } = puzzles[0];
  const dear = state.cards.deck.codes.map(() => 32);
  expect(() => new Solver().load(state, { ...stakes, points: dear })).toThrow(RangeError);
  expect(() => new Solver().load(state, { ...stakes, trick: 5000 })).toThrow(RangeError);
});
