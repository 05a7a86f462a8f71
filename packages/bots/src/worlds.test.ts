import { FastRandom, type Game, game } from '@overtrick/engine';
import { type Contest, kindsIn } from '@overtrick/engine/kit';
import { expect, test } from 'vitest';
import { openTable, turnOf } from '../test/table.ts';
import { drawnBy, type Evidence } from './drawn.ts';
import { knowledgeOf } from './games/index.ts';
import type { Knowledge } from './knowledge.ts';
import { thumbOf } from './play/thumb.ts';
import { wordsOf } from './play/words.ts';
import { quickAction } from './playout.ts';
import { PlayReader } from './reading/reader.ts';
import { likelyWorlds } from './worlds.ts';

const rules = game('mutwo') as Game<Contest>;
const knowledge = knowledgeOf('mutwo') as unknown as Knowledge<Contest>;
const { weights = thumbOf(knowledge), reads } = knowledge;
const EYES = 0;
const OTHERS = [1, 2, 3, 4];
const WORLDS = 100;

/** A deal after some tricks, called and played at once. */
function midway(seed: number): Contest {
  const random = new FastRandom(seed);
  const state = rules.deal(openTable(rules, 5).setup as never, random);
  while (rules.acting(state) !== 0 && state.tricks.winners.length < 5) {
    const seat = turnOf(rules, state);
    rules.apply(state, seat, quickAction(knowledge, weights, state, seat, random), random);
  }
  return state;
}

/** Three ways to imagine this deal, and how well their worlds explain what was called and played. */
function explanations(seed: number) {
  const state = midway(seed);
  const { deck } = state.cards;
  const view = rules.view(state, EYES);
  const calls = reads?.(state, view);
  const { dealing } = rules.guesser(view);
  if (!calls || !dealing) throw new Error('nothing to read');
  const plays = new PlayReader(knowledge as unknown as Knowledge, weights, view, state);
  const evidence: Evidence = {
    log: (seat, kinds, words) => calls(seat, kinds) + plays.log(seat, words),
  };
  const own = wordsOf(deck, kindsIn(deck, state.cards.hands, EYES));
  const ways = {
    calls: likelyWorlds(knowledge, view),
    oneOfFour: drawnBy(dealing, { deck, seats: 5, eyes: EYES, own }, evidence, 0),
    read: likelyWorlds(knowledge, view, () => plays),
  };
  const logOf = ({ cards }: Contest) =>
    OTHERS.map((seat) => kindsIn(deck, cards.hands, seat * deck.words))
      .map((kinds, i) => evidence.log(OTHERS[i], kinds, wordsOf(deck, kinds)))
      .reduce((sum, log) => sum + log, 0);
  return Object.fromEntries(
    Object.entries(ways).map(([way, guess]) => {
      const random = new FastRandom(1);
      const logs = Array.from({ length: WORLDS }, () => logOf(guess(random)));
      return [way, logs.reduce((sum, log) => sum + log, 0) / WORLDS];
    }),
  );
}

test.each([1, 2, 3])(
  'cards that were played are read, and exchanges fit worlds to them better than choice does: %i',
  (seed) => {
    const { calls, oneOfFour, read } = explanations(seed);
    expect(oneOfFour).toBeGreaterThan(calls);
    expect(read).toBeGreaterThan(oneOfFour + 0.5);
  },
);
