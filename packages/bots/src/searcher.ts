import type { Random, View } from '@overtrick/engine';
import type { Bot, Budget, Thought } from './bot.ts';
import { knowledgeOf } from './games/index.ts';
import type { Knowledge } from './knowledge.ts';
import type { Weights } from './play/policy.ts';
import { search } from './search.ts';
import { likelyWorlds } from './worlds.ts';

/** A bot that searches; it differs from others in its playouts and in how long it looks by default. */
export function searcher(
  name: string,
  weightsOf: (knowledge: Knowledge) => Weights,
  usual: Budget,
): Bot {
  return {
    name,
    think(view: View, random: Random, budget: Budget): Thought {
      const knowledge = knowledgeOf(view.game);
      const worlds = likelyWorlds(knowledge, knowledge.game.guesser(view), view);
      const bounded = budget.ms === undefined && budget.worlds === undefined ? usual : budget;
      return search({ knowledge, weights: weightsOf(knowledge), worlds }, view, random, bounded);
    },
  };
}
