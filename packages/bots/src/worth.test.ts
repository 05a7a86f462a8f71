import { FastRandom, type Game, game } from '@overtrick/engine';
import type { Contest } from '@overtrick/engine/kit';
import { expect, test } from 'vitest';
import { ending } from '../test/endings.ts';
import { knowledgeOf } from './games/index.ts';
import type { Knowledge } from './knowledge.ts';
import { thumbOf } from './play/thumb.ts';
import { playOut } from './playout.ts';
import { blurredWorth, worthOf } from './worth.ts';

const { exact, ...others } = knowledgeOf('yamv') as unknown as Knowledge<Contest>;
const rules = game('yamv') as Game<Contest>;

/** A deal played to its end. */
function finished(seed: number): Contest {
  const state = ending(rules, 4, 3, seed);
  playOut(others, thumbOf(others), state, new FastRandom(1));
  return state;
}

test('a blurred deal is worth the mean of a trick less, as played, and a trick more', () => {
  if (!exact) throw new Error('nothing to blur');
  const worth = worthOf(others);
  const differ = [1, 2, 3, 4, 5, 6].filter((seed) => {
    const state = finished(seed);
    const taken = exact.taken(state);
    const by = [-1, 0, 1].map((tricks) => {
      exact.put(state, taken + tricks);
      return worth(state, 0);
    });
    exact.put(state, taken);
    const blurred = blurredWorth({ ...others, exact })?.(state, 0);
    expect(blurred).toBeCloseTo((by[0] + by[1] + by[2]) / 3, 9);
    expect(exact.taken(state)).toBeCloseTo(taken, 9);
    return Math.abs((blurred ?? 0) - by[1]) > 1;
  });
  expect(differ).not.toEqual([]);
});

test.each(['mu', 'mutwo'])(
  'deals of %s, where points count one by one, are not blurred',
  (name) => {
    expect(blurredWorth(knowledgeOf(name))).toBeUndefined();
  },
);
