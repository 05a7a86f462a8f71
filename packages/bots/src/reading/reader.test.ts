import { type Action, FastRandom, type Game, game, legalActions } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import { expect, test } from 'vitest';
import { openTable, turnOf } from '../../test/table.ts';
import { knowledgeOf } from '../games/index.ts';
import { emptyStance } from '../play/features.ts';
import { likelihoods } from '../play/policy.ts';
import { thumbOf } from '../play/thumb.ts';
import { quickAction } from '../playout.ts';
import { PlayReader } from './reader.ts';

const HEAT = 1;
const SLIP = 0.1;

/** Plays quickly to the middle of the tricks, adding up for each seat how likely its cards were. */
function playHalf(name: string, seed: number) {
  const rules = game(name) as Game<Sitting>;
  const knowledge = knowledgeOf(name);
  const thumb = thumbOf(knowledge);
  const random = new FastRandom(seed);
  const state = rules.deal(openTable(rules as Game, 4).setup as never, random);
  const logs = [0, 0, 0, 0];
  while (rules.acting(state) !== 0 && state.tricks.winners.length < 5) {
    const seat = turnOf(rules as Game, state);
    const legal = legalActions(rules, state, seat);
    const action = quickAction(knowledge, thumb, state, seat, random);
    if (action.type === 'play' && legal.length > 1) {
      logs[seat] += logOf(likely(legal), legal.indexOf(action), legal.length);
    }
    rules.apply(state, seat, action, random);
    function likely(cards: Action[]): number[] {
      const stance = emptyStance();
      knowledge.stance(state, seat, stance);
      return likelihoods(thumb, state, seat, cards, stance, HEAT);
    }
  }
  return { rules, knowledge, thumb, state, logs };
}

function logOf(parts: readonly number[], chosen: number, count: number): number {
  return Math.log((1 - SLIP) * parts[chosen] + SLIP / count);
}

test.each([1, 2, 3, 4])(
  'in the true world the cards are as likely as when they were played: %i',
  (seed) => {
    const { rules, knowledge, thumb, state, logs } = playHalf('mutwo', seed);
    const view = rules.view(state, 0);
    const reader = new PlayReader(knowledge, thumb, view, state);
    const words = [0, 1, 2, 3].map((seat) => state.cards.hands.slice(seat * 3, seat * 3 + 3));
    for (const seat of [1, 2, 3]) expect(reader.log(seat, words[seat])).toBeCloseTo(logs[seat], 9);
  },
);
