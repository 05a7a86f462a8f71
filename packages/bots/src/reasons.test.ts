import {
  FastRandom,
  firstSeat,
  type Game,
  game,
  legalActions,
  mu,
  openMatch,
  resolveOptions,
} from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import { describe, expect, test } from 'vitest';
import { ending } from '../test/endings.ts';
import { knowledgeOf } from './games/index.ts';
import { levels } from './games/levels.ts';
import { factsIn } from './reasons.ts';

const DOUBT = 'doubt';

/** The last trick but one of a small deal: seat 0 is Chief on red and leads. */
function smallDeal() {
  const options = resolveOptions(mu, 4);
  if (!options.ok) throw new Error(options.error);
  const { setup } = openMatch(mu, 4, options.value, 0);
  const hands = [
    ['R9', 'B2'],
    ['B8', 'B3'],
    ['G8', 'G2'],
    ['K8', 'K2'],
  ];
  const state = mu.lay(setup, { hands });
  const random = new FastRandom(1);
  const act = (text: string, value?: string | number) => {
    const action = mu.actions.find(
      ({ type, field, value: is }) =>
        type === text && (value === undefined ? field === '' : is === value),
    );
    if (!action) throw new Error(text);
    mu.apply(state, state.turn, action, random);
  };
  act('bid', 'R9');
  act('bid');
  for (let i = 0; i < 4; i++) act('pass');
  act('trump', 'R');
  act('partner', 2);
  return state;
}

test('every card comes back with its mean, interval, odds and what explains it', () => {
  const { candidates } = levels.club.think(mu.view(smallDeal(), 0), new FastRandom(1), {
    worlds: 20,
  });
  expect(candidates.length).toBe(2);
  const trump = candidates.find(({ move }) => move.card === 'R9');
  expect(trump?.reasons).toContainEqual({ key: 'sure' });
  for (const { mean, spread, odds } of candidates) {
    expect(Number.isFinite(mean)).toBe(true);
    expect(spread).toBeGreaterThanOrEqual(0);
    expect(odds).toBeDefined();
  }
});

describe.each(['yamv', 'ninja-whist'])('%s, where cards lie aside,', (name) => {
  const rules = game(name) as Game<Sitting>;
  const endings = [1, 2, 3, 4, 5, 6].map((seed) => ending(rules, 4, 2 + (seed % 3), seed, 5));
  const reasonsBy = (state: Sitting, seed: number) => {
    const view = rules.view(state, firstSeat(rules.acting(state)));
    const { candidates } = levels.master.think(view, new FastRandom(seed), { worlds: 2 });
    const rows = candidates.map(({ move, reasons }) => ({
      move,
      keys: reasons.map(({ key }) => key).filter((key) => key !== DOUBT),
    }));
    return new Map(rows.map(({ move, keys }) => [JSON.stringify(move), keys]));
  };

  test('reasons are the same with every seed', () => {
    for (const state of endings) {
      const [first, ...others] = [1, 2, 3, 4, 5].map((seed) => reasonsBy(state, seed));
      for (const each of others) expect(each).toEqual(first);
    }
  });

  test('reasons are true of the cards as they lie', () => {
    for (const state of endings) {
      const seat = firstSeat(rules.acting(state));
      const cards = legalActions(rules, state, seat).filter(({ field }) => field === 'card');
      const facts = factsIn(knowledgeOf(name), state, seat, cards);
      const said = reasonsBy(state, 1);
      for (const [c, { value }] of cards.entries()) {
        const keys = said.get(JSON.stringify({ seat, type: 'play', card: value })) ?? [];
        expect(facts[c].map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
      }
    }
  });
});
