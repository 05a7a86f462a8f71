import {
  type Action,
  FastRandom,
  firstSeat,
  games,
  openMatch,
  resolveOptions,
} from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import { expect, test } from 'vitest';
import { knowledgeOf } from '../games/index.ts';
import type { Knowledge } from '../knowledge.ts';
import { quickAction } from '../playout.ts';
import { Appraisal } from './appraisal.ts';
import { Features } from './feature-table.ts';
import { emptyStance, SIZE } from './features.ts';
import { thumbOf } from './thumb.ts';

const DEALS = 6;
const features = new Features();
const appraisal = new Appraisal();

/** What the table of features says, card by card. */
function byTable(weights: Float64Array, count: number): number[] {
  return Array.from({ length: count }, (_, i) => {
    let sum = 0;
    for (let f = 0; f < SIZE; f++) {
      sum += weights[features.context * SIZE + f] * features.values[i * SIZE + f];
    }
    return sum;
  });
}

/** Calls `see` at every choice among cards in some deals. */
function eachChoice(
  knowledge: Knowledge,
  players: number,
  see: (state: Sitting, seat: number, cards: readonly Action[]) => void,
): void {
  const { game } = knowledge;
  const options = resolveOptions(game, players);
  if (!options.ok) throw new Error(options.error);
  const random = new FastRandom(players);
  const legal: Action[] = [];
  for (let deal = 0; deal < DEALS; deal++) {
    const { setup } = openMatch(game, players, options.value, 0);
    // Not the first: hands may grow from deal to deal.
    const state = game.deal({ ...setup, deal: 4 }, random);
    for (let acting = game.acting(state); acting !== 0; acting = game.acting(state)) {
      const seat = firstSeat(acting);
      const count = game.legal(state, seat, legal);
      const cards = legal.slice(0, count).filter(({ field, ends }) => field === 'card' && ends);
      if (legal[0].type === 'play' && cards.length > 1) see(state, seat, cards);
      const action = quickAction(knowledge, thumbOf(knowledge), state, seat, random);
      game.apply(state, seat, action, random);
    }
  }
}

test.each(games.flatMap(({ name, seats }) => seats.map((players) => [name, players] as const)))(
  'cards of %s with %i are appraised as the table of their features says',
  (name, players) => {
    const knowledge = knowledgeOf(name);
    const stance = emptyStance();
    let seen = 0;
    eachChoice(knowledge, players, (state, seat, cards) => {
      knowledge.stance(state, seat, stance);
      features.fill(state, seat, cards, cards.length, stance);
      // Every weight another one, so that none can stand for another.
      const weights = new Float64Array(20 * SIZE).map((_, i) => Math.sin(i + 1));
      appraisal.appraise(weights, state, seat, cards, cards.length, stance);
      for (const [i, value] of byTable(weights, cards.length).entries()) {
        expect(appraisal.values[i]).toBeCloseTo(value, 10);
      }
      seen++;
    });
    expect(seen).toBeGreaterThan(DEALS);
  },
);
