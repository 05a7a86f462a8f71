import { type Action, firstSeat, type Game, game, scoresOf } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import { describe, expect, test } from 'vitest';
import { ending } from '../../test/endings.ts';
import { maxn, preferred } from './maxn.ts';

const CASES: readonly (readonly [name: string, players: number, tricks: number])[] = [
  ['gamut', 4, 3],
  ['mu', 5, 2],
  ['yamv', 4, 3],
];
const RANDOM = { below: () => 0 };

function rulesOf(name: string): Game<Sitting> {
  const rules = game(name);
  if (!rules) throw new Error(name);
  return rules as Game<Sitting>;
}

/** The same in the plainest way. */
function brute(rules: Game<Sitting>, state: Sitting): number[] {
  const acting = rules.acting(state);
  if (acting === 0) return scoresOf(rules, state, state.setup.players);
  const seat = firstSeat(acting);
  let best: number[] | undefined;
  for (const action of legal(rules, state)) {
    const next = rules.copy(state);
    rules.apply(next, seat, action, RANDOM);
    const scores = brute(rules, next);
    if (!best || scores[seat] > best[seat]) best = scores;
  }
  return best ?? [];
}

function legal(rules: Game<Sitting>, state: Sitting): Action[] {
  const actions: Action[] = [];
  actions.length = rules.legal(state, firstSeat(rules.acting(state)), actions);
  return actions;
}

describe.each(CASES)('%s', (name, players, tricks) => {
  const rules = rulesOf(name);
  const states = [1, 2, 3, 4].map((seed) => ending(rules, players, tricks, seed));

  test('everybody plays for the own score, as in brute force', () => {
    for (const state of states) {
      const outlooks = maxn(rules, state) ?? [];
      const seat = firstSeat(rules.acting(state));
      expect(outlooks.map(({ action }) => action)).toEqual(legal(rules, state));
      expect(preferred(outlooks, seat).utilities).toEqual(brute(rules, state));
    }
  });
});

test('without enough nodes there is no answer', () => {
  const state = ending(rulesOf('gamut'), 4, 3, 1);
  expect(maxn(rulesOf('gamut'), state, { nodes: 10 })).toBeUndefined();
});

test('a state is left as it was', () => {
  const rules = rulesOf('mu');
  const state = ending(rules, 4, 2, 1);
  const before = JSON.stringify(rules.view(state, 0));
  maxn(rules, state);
  expect(JSON.stringify(rules.view(state, 0))).toBe(before);
});
