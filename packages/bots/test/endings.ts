import { FastRandom, firstSeat, type Game, openMatch, resolveOptions } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';

/** Plays at random until the cards run low: so many tricks are to come, and some plays of this one lie. */
export function ending<State extends Sitting>(
  game: Game<State>,
  players: number,
  tricks: number,
  seed: number,
  deal = 0,
): State {
  const random = new FastRandom(seed);
  const options = resolveOptions(game, players);
  if (!options.ok) throw new Error(options.error);
  const setup = { ...openMatch(game, players, options.value, 0).setup, deal };
  if (game.handSize(setup) < tricks)
    throw new Error(`deal ${deal} has fewer than ${tricks} tricks`);
  const plays = random.below(players);
  for (;;) {
    const state = game.deal(setup, random);
    while (game.acting(state) !== 0) {
      const { cards, phase, tricks: table } = state;
      const left = cards.size - table.winners.length;
      if (phase === 'play' && left === tricks && table.count === plays) return state;
      const seat = firstSeat(game.acting(state));
      game.apply(state, seat, game.atRandom(state, seat, random), random);
    }
  }
}
