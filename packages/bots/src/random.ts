import { type Game, type Move, OMNISCIENT, type Random, type View } from '@overtrick/engine';
import type { Bot } from './bot.ts';

/** Plays as random playouts do: see `atRandom` in the contract. It needs nothing but the rules. */
export function randomBot(gameOf: (name: string) => Game): Bot {
  return {
    name: 'random',
    think: (view, random) => ({
      move: moveAtRandom(gameOf(view.game), view, random),
      candidates: [],
      worlds: 0,
    }),
  };
}

/** A whole move. Any world that the view allows has the same legal moves for the seat that looks. */
function moveAtRandom(game: Game, view: View, random: Random): Move {
  const world = game.guesser(view)(random);
  const before = game.history(world, OMNISCIENT).length;
  for (;;) {
    const action = game.atRandom(world, view.eyes, random);
    game.apply(world, view.eyes, action, random);
    if (action.ends) return game.history(world, OMNISCIENT)[before];
  }
}
