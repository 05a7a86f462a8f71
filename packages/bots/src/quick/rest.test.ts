import { FastRandom, firstSeat, openMatch, resolveOptions, scoresOf } from '@overtrick/engine';
import type { Contest } from '@overtrick/engine/kit';
import { expect, test } from 'vitest';
import { knowledgeOf } from '../games/index.ts';
import type { Knowledge } from '../knowledge.ts';
import { plainCard } from '../play/plain.ts';
import { thumbOf } from '../play/thumb.ts';
import { playOut, quickMove } from '../playout.ts';
import { QuickRest } from './rest.ts';

const DEALS = Array.from({ length: 20 }, (_, i) => i + 1);

/** Everything that is called, up to the first lead or the end of a deal without one. */
function calledOut(knowledge: Knowledge<Contest>, seed: number): Contest {
  const random = new FastRandom(seed);
  const options = resolveOptions(knowledge.game, 5);
  if (!options.ok) throw new Error(options.error);
  const { setup } = openMatch(knowledge.game, 5, options.value, seed % 5);
  const state = knowledge.game.deal(setup, random);
  while (state.phase !== 'play' && knowledge.game.acting(state) !== 0) {
    const seat = firstSeat(knowledge.game.acting(state));
    for (const action of quickMove(knowledge, plainCard, state, seat, random)) {
      knowledge.game.apply(state, seat, action, random);
    }
  }
  return state;
}

function known(name: string): Knowledge<Contest> {
  return knowledgeOf(name) as unknown as Knowledge<Contest>;
}

function scores({ game }: Knowledge<Contest>, state: Contest): number[] {
  return scoresOf(game, state, 5);
}

test.each(['mu', 'mutwo', 'yamv'])(
  'the rest of a deal of %s brings everybody by bits what it brings by plain rules',
  (name) => {
    const knowledge = known(name);
    const rest = new QuickRest(knowledge);
    for (const seed of DEALS) {
      const slow = calledOut(knowledge, seed);
      const fast = knowledge.game.copy(slow);
      playOut(knowledge, plainCard, slow, new FastRandom(1));
      playOut(knowledge, plainCard, fast, new FastRandom(1), (...of) => rest.playOut(...of));
      expect(fast.captured).toEqual(slow.captured);
      expect(scores(knowledge, fast)).toEqual(scores(knowledge, slow));
    }
  },
);

test('whoever plays by other rules plays the rest of a deal without bits', () => {
  const knowledge = known('mutwo');
  const state = calledOut(knowledge, 3);
  const before = knowledge.game.copy(state);
  expect(new QuickRest(knowledge).playOut(state, thumbOf(knowledge))).toBe(false);
  expect(state).toEqual(before);
});
