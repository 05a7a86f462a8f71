// What training needs to see of the bots, and nobody else.

import type { Seat } from '@overtrick/engine';
import type { Contest, Order } from '@overtrick/engine/kit';
import { contested } from './contest/knowledge.ts';
import { figures, type StrengthWeights, weighHand } from './contest/strength.ts';
import type { Knowledge } from './knowledge.ts';

export { STRENGTHS, type StrengthWeights } from './contest/strength.ts';
export { countedOdds } from './judge/lone.ts';
export {
  ODDS_STAGES,
  type OddsCurve,
  type OddsStage,
  type OddsTable,
  oddsFigures,
  oddsStageOf,
  tellOdds,
} from './judge/odds.ts';
export { Features } from './play/feature-table.ts';
export { CONTEXTS, FEATURES, SIZE } from './play/features.ts';
export type { Learned } from './play/learned.ts';
export type { Look, Reckoning } from './reckoning.ts';
export { likelyWorlds } from './worlds.ts';

/**
 * The same knowledge with other weights for hands: while weights are learned, the shipped ones must not
 * be their own teacher.
 */
export function withStrength(
  knowledge: Knowledge,
  weights: StrengthWeights,
  margin: number,
): Knowledge {
  const { contest } = knowledge;
  if (!contest) return knowledge;
  const bidding = { ...contest.bidding, weights, margin };
  return contested({ ...contest, bidding });
}

/** The figures of a seat's cards under an order, for a game with an auction of shown cards. */
export function figuresOf(
  { contest }: Knowledge,
  state: Contest,
  seat: Seat,
  order: Order,
): number[] {
  if (!contest) return [];
  const { points, inPlay } = contest.bidding;
  weighHand(state, seat, order, points, inPlay(state));
  return figures.slice();
}
