import { FastRandom, firstSeat, type Game, game } from '@overtrick/engine';
import type { Contest } from '@overtrick/engine/kit';
import { expect, test } from 'vitest';
import { ending } from '../test/endings.ts';
import { knowledgeOf } from './games/index.ts';
import { levelsBy, masterly } from './levels.ts';
import { mastery } from './mastery.ts';
import { thumbOf } from './play/thumb.ts';
import { type Manner, searchBy, searcher } from './searcher.ts';
import { likelyWorlds } from './worlds.ts';

/** A deal of Ninja Whist with enough tricks. */
const LONG = 5;
const SEEDS = Array.from({ length: 20 }, (_, i) => i + 1);

/** A master without one of its parts, and where that is seen. */
const LACKING: Readonly<
  Record<string, { readonly game: string; readonly change: Partial<Manner> }>
> = {
  'more worlds of a card': { game: 'yamv', change: { isThorough: false } },
  'blurred goals': { game: 'yamv', change: { blurs: false } },
  'a learned card to begin with': { game: 'yamv', change: { ownOf: thumbOf } },
  'learned playouts': {
    game: 'ninja-whist',
    change: { policiesOf: (knowledge) => [thumbOf(knowledge)] },
  },
};

test.each(Object.keys(LACKING))('a master plays other cards than one without %s', (part) => {
  const { game: name, change } = LACKING[part];
  const rules = game(name) as Game<Contest>;
  const [whole, lacking] = [masterly, { ...masterly, ...change }].map((manner) => {
    const bot = searcher('master', manner, knowledgeOf, () => mastery);
    return SEEDS.map((seed) => {
      const state = ending(rules, 5, 3 + (seed % 4), seed, name === 'ninja-whist' ? LONG : 0);
      const view = rules.view(state, firstSeat(rules.acting(state)));
      return bot.think(view, new FastRandom(seed), { worlds: 20 }).move;
    });
  });
  expect(whole).not.toEqual(lacking);
});

test('who judges imagines other worlds than those that fit the calls alone', () => {
  const rules = game('yamv') as Game<Contest>;
  const knowledge = knowledgeOf('yamv');
  const [read, called] = [true, false].map((reads) =>
    SEEDS.map((seed) => {
      const state = ending(rules, 5, 4, seed);
      const view = rules.view(state, firstSeat(rules.acting(state)));
      const { worlds } = searchBy(masterly, knowledge, view, mastery);
      const guess = reads ? worlds : likelyWorlds(knowledge, view);
      return knowledge.game.layout(guess(new FastRandom(seed))).hands;
    }),
  );
  expect(read).not.toEqual(called);
});

test('a club says why, and looks at a few more worlds where they are cheap', () => {
  const rules = game('mutwo') as Game<Contest>;
  const { club } = levelsBy(knowledgeOf, () => mastery);
  const state = ending(rules, 5, 4, 1);
  const view = rules.view(state, firstSeat(rules.acting(state)));
  const thought = club.think(view, new FastRandom(1), { worlds: 20 });
  expect(thought.worlds).toBe(60);
  expect(thought.candidates[0].reasons).not.toEqual([]);
});

test('without mastery nobody thinks who asks for it: clubs from the second trick on, masters always', () => {
  const rules = game('yamv') as Game<Contest>;
  const state = ending(rules, 5, 4, 1);
  const view = rules.view(state, firstSeat(rules.acting(state)));
  for (const level of ['club', 'master'] as const) {
    const bot = levelsBy(knowledgeOf, () => undefined)[level];
    const think = () => bot.think(view, new FastRandom(1), { worlds: 20 });
    expect(think).toThrow(`what a ${level} knows is not loaded`);
  }
  const first = ending(rules, 5, rules.handSize(state.setup), 1);
  const { club } = levelsBy(knowledgeOf, () => undefined);
  const early = rules.view(first, firstSeat(rules.acting(first)));
  expect(club.asksMastery?.(early)).toBe(false);
  expect(early.legal).toContainEqual(
    expect.objectContaining({
      value: club.think(early, new FastRandom(1), { worlds: 20 }).move.card,
    }),
  );
});
