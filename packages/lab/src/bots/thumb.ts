import { type Bot, knowledgeOf, quickAction, thumbOf } from '@overtrick/bots';
import { OMNISCIENT } from '@overtrick/engine';

/** The rule of thumb alone, with a full memory: what playouts do, in one guessed world. */
export const thumbBot: Bot = {
  name: 'thumb',
  think(view, random) {
    const knowledge = knowledgeOf(view.game);
    const { game } = knowledge;
    const world = game.guesser(view)(random);
    const before = game.history(world, OMNISCIENT).length;
    for (;;) {
      const action = quickAction(knowledge, thumbOf(knowledge), world, view.eyes, random);
      game.apply(world, view.eyes, action, random);
      if (action.ends) {
        return { move: game.history(world, OMNISCIENT)[before], candidates: [], worlds: 1 };
      }
    }
  },
};
