import {
  type Budget,
  type Knowledge,
  knowledgeOf,
  masterly,
  mastery,
  type Policy,
  plainCard,
  search,
  thumbOf,
} from '@overtrick/bots';
import type { Insider } from './player.ts';

/** How worlds can be played out instead of as the game's masters do. */
const WAYS: Readonly<Record<string, (knowledge: Knowledge) => readonly [Policy, ...Policy[]]>> = {
  plain: () => [plainCard],
  learned: (knowledge) => [masterly.ownOf(knowledge)],
  both: (knowledge) => [masterly.ownOf(knowledge), thumbOf(knowledge)],
};
export const PLAYOUTS: readonly string[] = Object.keys(WAYS);

interface Settings extends Budget {
  readonly playouts?: string;
}

/** A master that plays worlds out in another way: what differs between two of them is due to that alone. */
export function variant({ playouts = 'learned', ...budget }: Settings): Insider {
  return {
    name: 'variant',
    isRandom: false,
    think({ game, state, seat }, random) {
      const view = game.view(state, seat);
      const knowledge = knowledgeOf(game.name);
      const own = masterly.ownOf(knowledge);
      const plays = mastery.playsOf(knowledge, view, own);
      const worlds = masterly.worldsOf(knowledge, view, plays);
      const policies = WAYS[playouts](knowledge);
      const { endgameOf, matchGoal } = mastery;
      const how = { knowledge, own, policies, worlds, blurs: masterly.blurs, endgameOf, matchGoal };
      return search(how, view, random, budget);
    },
  };
}
