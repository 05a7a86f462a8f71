import {
  type Budget,
  type Knowledge,
  knowledgeOf,
  masterly,
  search,
  thumbOf,
} from '@overtrick/bots';
import type { Sitting } from '@overtrick/engine/kit';
import type { Player } from './player.ts';

type Policies = ReturnType<typeof masterly.policiesOf>;

/** A search that has the true deal for its worlds: a ceiling for those that have to guess. */
function seeing(name: string, budget: Budget, policiesOf: (known: Knowledge) => Policies): Player {
  const isOpen = budget.ms === undefined && budget.worlds === undefined;
  return {
    name,
    isRandom: false,
    think({ game, state, seat }, random) {
      const knowledge = knowledgeOf(game.name);
      const policies = policiesOf(knowledge);
      const worlds = () => game.copy(state) as Sitting;
      // One world a policy; more would differ only by the chance that playouts take.
      const bounded = isOpen ? { worlds: policies.length } : budget;
      return search({ knowledge, policies, worlds }, game.view(state, seat), random, bounded);
    },
  };
}

/** The club's search: it sees all cards, and knows how the rule of thumb goes on. */
export function cheat(budget: Budget): Player {
  return seeing('cheat', budget, (knowledge) => [thumbOf(knowledge)]);
}

/** It sees all cards too, and supposes of the others what a master does. */
export function seer(budget: Budget): Player {
  return seeing('seer', budget, masterly.policiesOf);
}
