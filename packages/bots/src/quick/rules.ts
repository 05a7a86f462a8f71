import type { Seat, View } from '@overtrick/engine';

/**
 * The logarithm of how likely what a seat has called was, if by suit it came to the first trick with these cards, as places.
 */
export type QuickCalls = (seat: Seat, cards: Int32Array) => number;

/** How a game is played by bits, in which nothing but what is captured counts in the end. */
export interface QuickRules<State> {
  /** By seat, what it has captured. It may be written to: then no more of the tricks need be in the state. */
  captures(state: State): number[];
  /** What a trick counts there beside its cards, and what cards count by kind; no points if they do not. */
  trickWorth(state: State): number;
  points(state: State): readonly number[];
  /** What lies on the table of that. */
  stake(state: State): number;
  /** Who plays on, as bits; everybody unless it says. */
  playing?(state: State): number;
  /** How many tricks the side of a seat still wants; any number unless it says. */
  needed?(state: State, seat: Seat): number;
  /** The suit that is not led before one of its cards has been played, and whether that has been; −1 if there is none. */
  barred?(state: State): number;
  isBroken?(state: State): boolean;
  /** Reads what the others have called, where that tells much. `world` is any that the view allows. */
  calls?(world: State, view: View): QuickCalls | undefined;
  /** Cards that nobody holds any more, unknown to these eyes, by kind. */
  aside?(state: State, view: View): readonly number[];
  /** Hidden cards that these eyes know where they are, by code. */
  pins?(view: View): readonly string[];
}
