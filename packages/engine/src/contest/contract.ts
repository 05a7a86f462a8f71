import { type Contest, teamCaptured } from './state.ts';

/** A deal in which the declarer's side promises tricks: so many, and one for each card that was bid. */
type TrickContest = Contest & { readonly rules: { readonly baseTricks: number } };

export function needed({ auction, rules }: TrickContest): number {
  return rules.baseTricks + auction.high;
}

export function isMade(state: TrickContest): boolean {
  return teamCaptured(state) >= needed(state);
}
