import {
  type Budget,
  type Knowledge,
  knowledgeOf,
  masterly,
  mastery,
  type Policy,
  plainCard,
  search,
  searchBy,
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

/** What can be set beside the budget. */
export const VARIANT = {
  playouts: PLAYOUTS,
  guess: ['likely'],
  plays: 'count',
  inner: 'count',
} as const;

interface Settings extends Budget {
  /** How worlds are played out; as a master does it unless it is said. */
  readonly playouts?: string;
  /** `likely`: worlds that fit what was called and played, as hints have them. */
  readonly guess?: string;
  /** How many of the next plays are searched, in so many worlds each. */
  readonly plays?: number;
  readonly inner?: number;
}

/** A master that draws worlds or plays them out in another way: what differs between two of them is due to that alone. */
export function variant({ playouts, guess, plays = 0, inner = 0, ...budget }: Settings): Insider {
  const changed = {
    ...(plays > 0 && inner > 0 && { inner: { plays, worlds: inner } }),
    ...(playouts !== undefined && { attemptsIn: () => undefined }),
  };
  return {
    name: 'variant',
    isRandom: false,
    think({ game, state, seat }, random) {
      const view = game.view(state, seat);
      const knowledge = knowledgeOf(game.name);
      const how = searchBy(masterly, knowledge, view, mastery);
      const policies = playouts === undefined ? how.policies : WAYS[playouts](knowledge);
      const guessed = guess === 'likely' && { worlds: how.worlds, relatives: 1 };
      const cardPlan = (() => ({
        ...mastery.cardPlan(knowledge, view),
        ...guessed,
        ...changed,
      })) as typeof mastery.cardPlan;
      const callPolicies = playouts === undefined ? how.callPolicies : undefined;
      return search({ ...how, policies, callPolicies, cardPlan }, view, random, budget);
    },
  };
}
