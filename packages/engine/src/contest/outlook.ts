import type { Action, Event, Seat } from '../game.ts';
import { zeros } from '../lists.ts';
import { carryOut } from './course.ts';
import { rights } from './rules.ts';
import type { Contest } from './state.ts';
import type { AuctionTerms } from './terms.ts';
import { orNull } from './terms.ts';

/** How an auction would end if everybody passed from now on; a bid under way counts as made. */
export interface AuctionOutlook {
  /** Nobody if no card was shown, and in a tie that ends the deal. */
  readonly declarer: Seat | null;
  readonly headDefender: Seat | null;
  /** By seat, what a tie would bring and cost; all zero if the deal would be played. */
  readonly scores: readonly number[];
  /** By seat, what it could name in its role; empty for those without one. */
  readonly names: readonly (readonly string[])[];
}

export function outlookOf<State extends Contest, E extends Event>(
  state: State,
  terms: AuctionTerms<State, E>,
): AuctionOutlook | null {
  if (state.phase !== 'auction') return null;
  const end = allPassed(state, terms);
  const scores = zeros(state.players);
  if (end.phase === 'over') {
    terms.score(end, (seat, score) => {
      scores[seat] += score;
    });
  }
  return {
    declarer: orNull(end.declarer),
    headDefender: orNull(end.headDefender),
    scores,
    names: scores.map((_, seat) => namesOf(end, seat, terms.closedToDefender ?? 0)),
  };
}

/** Nobody needs to know the cards in hand for it: who passes shows none. */
function allPassed<State extends Contest, E extends Event>(
  state: State,
  { customs, copy }: AuctionTerms<State, E>,
): State {
  const end = copy(state);
  const { done, pass } = end.calls;
  const say = (action: Action) => carryOut(customs, end, end.turn, action);
  if (end.auction.staged > 0) say(done);
  while (end.phase === 'auction') say(pass);
  return end;
}

function namesOf(state: Contest, seat: Seat, closed: number): string[] {
  const { declarer, headDefender, calls } = state;
  if (seat !== declarer && seat !== headDefender) return [];
  const open = rights(state, seat) & (seat === headDefender ? ~closed : ~0);
  return calls.trumps.names.filter((_, index) => open & (1 << index));
}
