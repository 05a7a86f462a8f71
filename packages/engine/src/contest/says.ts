import type { Seat } from '../game.ts';
import type { CommonSays } from '../says.ts';

/** What is refused in all games with a card-showing auction. Trumps are as they are written in moves. */
export interface ContestSays extends CommonSays {
  'bid-begun': null;
  'bid-empty': null;
  'hand-empty': null;
  'shown-already': { readonly card: string };
  'bid-limit': { readonly most: number };
  'partner-self': null;
  'partner-defender': null;
  seats: { readonly last: Seat };
  /** `mine` are the trumps that could be named. */
  'no-right': { readonly trump: string; readonly mine: readonly string[] };
  /** By who named a trump first. */
  'named-already': { readonly trump: string };
}

/** Also where the head defender names a trump first, and must. */
export interface CrownSays extends ContestSays {
  'must-name': null;
}
