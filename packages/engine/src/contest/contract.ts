import { type Contest, teamCaptured } from './state.ts';

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
