import type { Event, ScoreLine, Seat } from '../game.ts';
import type { Customs } from './course.ts';
import { type Contest, NOBODY } from './state.ts';

/** What a bid of so many cards asks for, in tricks or card points, and brings if it is made. */
export interface Price {
  readonly cards: number;
  readonly needed: number;
  /** How much of it there is. */
  readonly all: number;
  readonly worth: number;
  /** What the declarer loses at least if it is not made. */
  readonly loss: number;
}

/** What views of such a game are made with. */
export interface AuctionTerms<State extends Contest, E extends Event> {
  readonly customs: Customs<State, E>;
  copy(state: State): State;
  score(state: State, line: ScoreLine): void;
  /** The cards in play. */
  pack(state: State): readonly number[];
  /** What a bid of so many cards asks for and brings. */
  price(state: State, cards: number): Omit<Price, 'cards'>;
  /** What a trump is worth to the declarer's side and to the other. */
  declarerBonus(state: State, trump: number): number;
  defenderBonus(state: State, trump: number): number;
  /** What a head defender may never name, as bits. */
  readonly closedToDefender?: number;
}

export function orNull(seat: Seat): Seat | null {
  return seat === NOBODY ? null : seat;
}
