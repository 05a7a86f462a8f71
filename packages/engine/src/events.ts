import type { Seat } from './game.ts';

/** What is told in every game with tricks, by type; a game adds to it what is its own. */
export interface CommonDetails {
  deal: { dealer: Seat; size: number };
  /** Told to its seat alone. */
  hand: { seat: Seat; cards: readonly string[] };
  play: { seat: Seat; card: string };
  trick: { winner: Seat };
}

/** Events by their types and details, as a union: `{ trick: { winner: Seat } }`. */
export type EventOf<Details> = {
  [Type in keyof Details & string]: { readonly type: Type } & Readonly<Details[Type]>;
}[keyof Details & string];
