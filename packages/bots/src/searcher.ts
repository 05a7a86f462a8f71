import type { Guesser, Random, View } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Bot, Budget, Pondering } from './bot.ts';
import type { Knowledge, Lookup } from './knowledge.ts';
import type { Weights } from './play/policy.ts';
import { finish, ponder } from './search.ts';

declare const performance: { now(): number };

/** What a searching bot does in its own way. */
export interface Manner {
  /** How cards are played in the worlds it imagines: its own way first. */
  policiesOf(knowledge: Knowledge): readonly [Weights, ...Weights[]];
  /** Which worlds it imagines. */
  worldsOf(knowledge: Knowledge, view: View, weights: Weights): Guesser<Sitting>;
  /** Whether it knows how a world with few cards left must end. */
  readonly solves: boolean;
  /** Whether a goal that a playout makes or misses by one trick counts only in part. */
  readonly blurs: boolean;
  /** How long it thinks unless a budget is given. */
  readonly usual: Budget;
}

export function searcher(
  name: string,
  { policiesOf, worldsOf, solves, blurs, usual }: Manner,
  knowledgeOf: Lookup,
): Bot {
  function* think(view: View, random: Random, budget: Budget): Pondering {
    const started = performance.now();
    const knowledge = knowledgeOf(view.game);
    const policies = policiesOf(knowledge);
    const worlds = worldsOf(knowledge, view, policies[0]);
    const isOpen = budget.ms === undefined && budget.worlds === undefined;
    const bounded = isOpen ? { ...usual, ...budget } : budget;
    const { ms = Number.POSITIVE_INFINITY } = bounded;
    const left = { ...bounded, ms: ms - (performance.now() - started) };
    return yield* ponder({ knowledge, policies, worlds, solves, blurs }, view, random, left);
  }
  return {
    name,
    usual,
    ponder: think,
    think: (view, random, budget) => finish(think(view, random, budget)),
  };
}
