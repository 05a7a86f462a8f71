import type { Seat } from '@overtrick/engine';
import type { Contest } from '@overtrick/engine/kit';
import type { Exact } from '../knowledge.ts';
import { blurredBy, leadIn, type Worth } from '../worth.ts';
import type { Contested } from './contested.ts';

/** Declarer and partner, as bits. */
export function teamOf({ declarer, partner }: Contest): number {
  return (1 << declarer) | (partner < 0 ? 0 : 1 << partner);
}

export function taken({ declarer, partner, captured }: Contest): number {
  return captured[declarer] + (partner < 0 ? 0 : captured[partner]);
}

/** What a side has taken beside the other, and something for the contract. */
export function sideGoal({ bidding, forContract = 0 }: Contested<Contest>) {
  return (state: Contest, seat: Seat): number => {
    const team = taken(state);
    const made = team >= bidding.needed(state, state.auction.high) ? forContract : 0;
    return (teamOf(state) >> seat) & 1 ? team + made : -team - made;
  };
}

/** What calls are chosen by: to be ahead of the others, as far as playouts can tell. */
export function callAim<State extends Contest>(
  game: Pick<Contested<State>, 'game'>,
  exact: Exact<State>,
  blur: number,
): Worth<State> {
  const lead = leadIn(game);
  const blurred = blurredBy(blur, exact, lead);
  // Without a declarer nothing was taken.
  return (state, seat) => (state.declarer < 0 ? lead : blurred)(state, seat);
}

/** The more is bid, the more have shown strength, and the less is left of what worlds promise. */
export function soberBy<State extends Contest>(
  { shortfall }: Contested<State>,
  { taken: takenIn, put }: Exact<State>,
): (ended: State) => void {
  return (ended) => {
    const less = shortfall?.(ended.auction.high) ?? 0;
    if (less > 0 && ended.declarer >= 0) put(ended, takenIn(ended) - less);
  };
}
