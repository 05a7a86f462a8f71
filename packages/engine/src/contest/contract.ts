import type { Outcome } from '../game.ts';
import {
  type Contest,
  type ContestResult,
  inTeam,
  NOBODY,
  type OutcomeWords,
  outcomeOf,
  teamCaptured,
} from './state.ts';

/** A deal in which the declarer's side promises tricks: so many, and one for each card that was bid. */
type TrickContest = Contest & { readonly rules: { readonly baseTricks: number } };

export function neededFor({ rules }: TrickContest, cards: number): number {
  return rules.baseTricks + cards;
}

export function needed(state: TrickContest): number {
  return neededFor(state, state.auction.high);
}

export function isMade(state: TrickContest): boolean {
  return teamCaptured(state) >= needed(state);
}

/** How a deal of tricks ended, and when it was clear. */
export function trickOutcome(
  state: TrickContest,
  { trump, points, times }: Omit<ContestResult, 'made' | 'settled'>,
  words: OutcomeWords,
): Outcome {
  const settled = state.declarer === NOBODY ? NEVER : settledIn(state);
  return outcomeOf(state, { made: isMade(state), trump, points, times, settled }, words);
}

/** Nothing was promised. */
const NEVER = { trick: 0, of: 0 };

/** The contract is made with its last needed trick, or lost with the last that could be spared. */
function settledIn(state: TrickContest): { trick: number; of: number } {
  const { winners } = state.tricks;
  const all = winners.length;
  let toTake = needed(state);
  let toLose = all - toTake + 1;
  let trick = 0;
  while (toTake > 0 && toLose > 0) {
    if (inTeam(state, winners[trick++])) toTake--;
    else toLose--;
  }
  return { trick, of: all };
}
