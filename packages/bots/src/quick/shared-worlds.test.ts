import { FastRandom, type Game, game } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import { expect, test } from 'vitest';
import { ending } from '../../test/endings.ts';
import { knowledgeOf } from '../games/index.ts';
import { sharedWorlds } from './shared-worlds.ts';

const knowledge = knowledgeOf('ninja-whist');
const rules = game('ninja-whist') as Game<Sitting>;
const WORLDS = 40;

test('worlds that are weighed together explain the bids better than any that fit', () => {
  const state = ending(rules, 5, 5, 2, 6);
  const view = rules.view(state, 0);
  const meanOf = (guess: ReturnType<typeof sharedWorlds>) => {
    const random = new FastRandom(1);
    const logs = Array.from({ length: WORLDS }, () => knowledge.weigh?.(guess(random), view) ?? 0);
    return logs.reduce((sum, log) => sum + log, 0) / WORLDS;
  };
  expect(meanOf(sharedWorlds(knowledge, view))).toBeGreaterThan(meanOf(rules.guesser(view)));
});
