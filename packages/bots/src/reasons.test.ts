import { FastRandom, mu, openMatch, resolveOptions } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { levels } from './levels.ts';

/** The last trick but one of a small deal: seat 0 is Chief on red and leads. */
function ending() {
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
  const { candidates } = levels.club.think(mu.view(ending(), 0), new FastRandom(1), { worlds: 20 });
  expect(candidates.length).toBe(2);
  const trump = candidates.find(({ move }) => move.card === 'R9');
  expect(trump?.reasons).toContain('nobody can beat it');
  for (const { mean, spread, odds } of candidates) {
    expect(Number.isFinite(mean)).toBe(true);
    expect(spread).toBeGreaterThanOrEqual(0);
    expect(odds).toBeDefined();
  }
});
