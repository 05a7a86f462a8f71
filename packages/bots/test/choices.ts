import { type Action, FastRandom, firstSeat, openMatch, resolveOptions } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Knowledge } from '../src/knowledge.ts';
import { thumbOf } from '../src/play/thumb.ts';
import { quickAction } from '../src/playout.ts';

const DEALS = 6;

/** Calls `see` at every choice among cards in some deals. */
export function eachChoice(
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
