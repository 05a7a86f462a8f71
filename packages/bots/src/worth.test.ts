import { type Contest, FastRandom, type Game, game } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { ending } from '../test/endings.ts';
import { knowledgeOf } from './games/index.ts';
import type { Knowledge } from './knowledge.ts';
import { thumbOf } from './play/thumb.ts';
import { playOut } from './playout.ts';
import { blurredWorth, worthOf } from './worth.ts';

/** A deal played to its end, and what the bots know of its game. */
function finished(name: string, seed: number) {
  const rules = game(name) as Game<Contest>;
  const knowledge = knowledgeOf(name) as unknown as Knowledge<Contest>;
  const { exact } = knowledge;
  if (!exact) throw new Error(name);
  const state = ending(rules, 4, 3, seed);
  playOut(knowledge, thumbOf(knowledge), state, new FastRandom(1));
  return { state, knowledge, exact };
}

test.each(['mu', 'mutwo', 'yamv'])(
  'a blurred deal of %s is worth the mean of a trick less, as played, and a trick more',
  (name) => {
    const differ = [1, 2, 3, 4, 5, 6].filter((seed) => {
      const { state, knowledge, exact } = finished(name, seed);
      const worth = worthOf(knowledge);
      const taken = exact.taken(state);
      const by = [-1, 0, 1].map((tricks) => {
        exact.put(state, taken + tricks * exact.trick);
        return worth(state, 0);
      });
      exact.put(state, taken);
      const blurred = blurredWorth(exact, worth)(state, 0);
      expect(blurred).toBeCloseTo((by[0] + by[1] + by[2]) / 3, 9);
      expect(exact.taken(state)).toBeCloseTo(taken, 9);
      return blurred !== by[1];
    });
    expect(differ).not.toEqual([]);
  },
);
