import { game, type Move, OMNISCIENT, type Random, type View } from '@overtrick/engine';
import type { Bot, Thought } from './bot.ts';

/** Plays as random playouts do: see `atRandom` in the contract. */
export const randomBot: Bot = {
  name: 'random',
  think(view: View, random: Random): Thought {
    return { move: moveAtRandom(view, random), candidates: [], worlds: 0 };
  },
};

/** A whole move. Any world that the view allows has the same legal moves for the seat that looks. */
function moveAtRandom(view: View, random: Random): Move {
  const rules = game(view.game);
  if (!rules) throw new Error(`no game ${view.game}`);
  const world = rules.guesser(view)(random);
  const before = rules.history(world, OMNISCIENT).length;
  for (;;) {
    const action = rules.atRandom(world, view.eyes, random);
    rules.apply(world, view.eyes, action, random);
    if (action.ends) return rules.history(world, OMNISCIENT)[before];
  }
}
