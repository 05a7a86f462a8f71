import { FastRandom, firstSeat, type Game, game } from '@overtrick/engine';
import type { Contest } from '@overtrick/engine/kit';
import { expect, test } from 'vitest';
import { ending } from '../test/endings.ts';
import { knowledgeOf } from './games/index.ts';
import { levelsBy, masterly } from './levels.ts';
import { mastery } from './mastery.ts';
import { thumbOf } from './play/thumb.ts';
import { type Manner, searcher } from './searcher.ts';
import { likelyWorlds } from './worlds.ts';

const SEEDS = Array.from({ length: 20 }, (_, i) => i + 1);

/** A master without one of its parts. */
const LACKING: Readonly<Record<string, Partial<Manner>>> = {
  'solving the last tricks': { solves: false },
  'blurred goals': { blurs: false },
  'learned weights': { policiesOf: (knowledge) => [thumbOf(knowledge)] },
  'reading the cards that were played': {
    worldsOf: (knowledge, view) => likelyWorlds(knowledge, view),
  },
};

test.each(Object.keys(LACKING))('a master plays other cards than one without %s', (part) => {
  const rules = game('yamv') as Game<Contest>;
  const [whole, lacking] = [masterly, { ...masterly, ...LACKING[part] }].map((manner) => {
    const bot = searcher('master', manner, knowledgeOf, () => mastery);
    return SEEDS.map((seed) => {
      // The last four tricks are solved, the two before them are not.
      const state = ending(rules, 5, 3 + (seed % 4), seed);
      const view = rules.view(state, firstSeat(rules.acting(state)));
      return bot.think(view, new FastRandom(seed), { worlds: 20 }).move;
    });
  });
  expect(whole).not.toEqual(lacking);
});

test('without mastery a club plays the same cards and says nothing of them, and a master does not think', () => {
  const rules = game('yamv') as Game<Contest>;
  const state = ending(rules, 5, 4, 1);
  const view = rules.view(state, firstSeat(rules.acting(state)));
  const think = (level: 'club' | 'master', how: typeof mastery | undefined) =>
    levelsBy(knowledgeOf, () => how)[level].think(view, new FastRandom(1), { worlds: 20 });
  const [whole, lacking] = [mastery, undefined].map((how) => think('club', how));
  expect(lacking.candidates.map(({ move, mean }) => [move, mean])).toEqual(
    whole.candidates.map(({ move, mean }) => [move, mean]),
  );
  expect(whole.candidates[0].reasons).not.toEqual([]);
  expect(lacking.candidates[0].reasons).toEqual([]);
  expect(() => think('master', undefined)).toThrow('what a master knows is not loaded');
});
