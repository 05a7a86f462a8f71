import type { Guesser, Random, View } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Bot, Budget, Pondering } from './bot.ts';
import type { Knowledge, Lookup } from './knowledge.ts';
import type { Mastery } from './mastery.ts';
import type { Policy, Weights } from './play/policy.ts';
import { finish, ponder, type Search } from './search.ts';
import type { PlaysIn } from './worlds.ts';

declare const performance: { now(): number };

/** What a searching bot does in its own way. */
export interface Manner {
  /** How it plays when nothing else is clearly better, and takes the others to have played. */
  ownOf(knowledge: Knowledge): Weights;
  /** How cards are played in the worlds it imagines. */
  policiesOf(knowledge: Knowledge): readonly [Policy, ...Policy[]];
  /** The same after calls, in games that say so. */
  callPoliciesOf?(knowledge: Knowledge): readonly [Policy, ...Policy[]] | undefined;
  /** Which worlds it imagines. */
  worldsOf(knowledge: Knowledge, view: View, plays?: PlaysIn<Sitting>): Guesser<Sitting>;
  /** Whether it cannot think of this without mastery. */
  asksMastery(knowledge: Knowledge, view: View): boolean;
  /** Whether it knows how a world with few cards left must end, and plays for the match near its end. */
  readonly solves: boolean;
  /** Whether it looks at as many worlds of a card as it has time for where they are cheap, or at a few more. */
  readonly isThorough: boolean;
  /** Whether a goal that a playout makes or misses by one trick counts only in part. */
  readonly blurs: boolean;
  /** How long it thinks unless a budget is given. */
  readonly usual: Budget;
}

/** How a decision is searched in this manner. */
export function searchBy(
  { ownOf, policiesOf, callPoliciesOf, worldsOf, solves, isThorough, blurs }: Manner,
  knowledge: Knowledge,
  view: View,
  mastery: Mastery | undefined,
): Search<Sitting> {
  const { endgameOf, matchGoal, playsOf, restOf } = (solves && mastery) || {};
  const cardPlan = isThorough ? mastery?.cardPlan : mastery?.clubPlan;
  const own = ownOf(knowledge);
  const policies = policiesOf(knowledge);
  const callPolicies = callPoliciesOf?.(knowledge);
  const worlds = worldsOf(knowledge, view, playsOf?.(knowledge, view, own));
  const { adviserFor } = mastery ?? {};
  return {
    knowledge,
    own,
    policies,
    callPolicies,
    worlds,
    blurs,
    endgameOf,
    matchGoal,
    cardPlan,
    restOf,
    adviserFor,
  };
}

export function searcher(
  name: string,
  manner: Manner,
  knowledgeOf: Lookup,
  masteryOf: () => Mastery | undefined,
): Bot {
  const { usual } = manner;
  function* think(view: View, random: Random, budget: Budget): Pondering {
    const started = performance.now();
    const knowledge = knowledgeOf(view.game);
    const mastery = masteryOf();
    if (!mastery && manner.asksMastery(knowledge, view)) {
      throw new Error(`what a ${name} knows is not loaded`);
    }
    const how = searchBy(manner, knowledge, view, mastery);
    const isOpen = budget.ms === undefined && budget.worlds === undefined;
    const bounded = isOpen ? { ...usual, ...budget } : budget;
    const { ms = Number.POSITIVE_INFINITY } = bounded;
    const left = { ...bounded, ms: ms - (performance.now() - started) };
    return yield* ponder(how, view, random, left);
  }
  return {
    name,
    usual,
    asksMastery: (view) => manner.asksMastery(knowledgeOf(view.game), view),
    ponder: think,
    think: (view, random, budget) => finish(think(view, random, budget)),
  };
}
