import { actionsOf, type Game, game, perform } from '@overtrick/engine';
import type { Contest, Sitting } from '@overtrick/engine/kit';
import { describe, expect, test } from 'vitest';
import { ending } from '../../test/endings.ts';
import { knowledgeOf } from '../games/index.ts';
import { maxn } from '../solver/index.ts';
import type { OpenAnswer } from './answer.ts';
import { openCards } from './open-cards.ts';

const LONG = 60_000;

function rulesOf(name: string): Game<Sitting> {
  const rules = game(name);
  if (!rules) throw new Error(name);
  return rules as Game<Sitting>;
}

function answered(name: string, state: Sitting, ms = LONG): OpenAnswer | undefined {
  const search = openCards(knowledgeOf(name), state, ms);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

/** What the declaring side gets if every way is tried by the rules alone. */
function exhausted(rules: Game<Sitting>, state: Sitting): number {
  const { exact } = knowledgeOf(rules.name);
  if (!exact) throw new Error('two sides play');
  const { side } = exact.stakes(state);
  const { players } = state.setup;
  const utility = (end: Sitting) =>
    Array.from({ length: players }, (_, seat) =>
      (side >> seat) & 1 ? exact.taken(end) : -exact.taken(end),
    );
  const seat = Math.log2(rules.acting(state));
  const outlooks = maxn(rules, state, { utility }) ?? [];
  const best = Math.max(...outlooks.map(({ utilities }) => utilities[seat]));
  return (side >> seat) & 1 ? best : -best;
}

describe.each([
  ['mu', 5, 2],
  ['mutwo', 5, 2],
  ['yamv', 4, 3],
])('%s with %i players', (name, players, tricks) => {
  const rules = rulesOf(name);

  test.each([1, 2, 3])('open cards say what trying all ways says: deal %i', (seed) => {
    const state = ending(rules as Game<Contest>, players, tricks, seed);
    const answer = answered(name, state);
    expect(answer?.isSolved && answer.sides?.could).toBe(exhausted(rules, state));
  });
});

test('the line that is shown is legal to its last card, and ends as was said', () => {
  const rules = rulesOf('mu');
  const { exact } = knowledgeOf('mu');
  const state = ending(rules, 4, 5, 3);
  const answer = answered('mu', state);
  if (!answer?.isSolved || !exact) throw new Error('it is solved');
  const end = rules.copy(state);
  for (const move of answer.line) {
    const actions = actionsOf(rules, move);
    if (!actions.ok) throw new Error(actions.error.clause);
    expect(perform(rules, end, move.seat, actions.value, { below: () => 0 })).toBeUndefined();
  }
  expect(rules.acting(end)).toBe(0);
  expect(exact.taken(end)).toBe(answer.sides?.could);
});

test('where time does not suffice it says so, with how many cards were left', () => {
  const state = ending(rulesOf('mutwo'), 6, 8, 1);
  expect(answered('mutwo', state, -1)).toEqual({ isSolved: false, cards: 8 });
});

test('in games without two sides everybody plays for the own score', () => {
  const answer = answered('gamut', ending(rulesOf('gamut'), 4, 2, 1));
  expect(answer).toMatchObject({ isSolved: true, scores: expect.any(Array) });
  expect(answer).not.toHaveProperty('sides');
});

test('where tokens are drawn during the play nothing is claimed', () => {
  expect(answered('ninja-whist', ending(rulesOf('ninja-whist'), 4, 2, 1, 3))).toBeUndefined();
});
