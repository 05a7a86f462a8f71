import type { GameRecord, Seat } from '@overtrick/engine';
import type { Stand } from '@overtrick/table';

/** What is looked back at: a game that this browser keeps, or one that a link or a file holds. */
export type Lookable =
  | { readonly kept: string }
  /** `seat` is how those are called who have no name there, before their number; `own` is whose it was who looks. */
  | { readonly text: string; readonly seat: string; readonly own?: Seat };

/** A game that can be looked at, as far as its deals are over. */
export interface LookedBack {
  readonly record: GameRecord;
  readonly title: string;
  /** By seat: the level of a bot, null for a person or where nobody knows. */
  readonly levels: readonly (string | null)[];
  /** Whether the bots of today are others than those who played. */
  readonly isChanged: boolean;
  /** The seat of the person who played it here; null if it came from elsewhere. */
  readonly own: Seat | null;
}

/** Where and as whom one plays on: in one seat or in all of them. */
export interface PlayOn extends Stand {
  readonly seats: readonly Seat[];
  readonly you: string;
}

/** A game as a text for a link, and the record that it holds. */
export interface Shared {
  readonly code: string;
  readonly record: GameRecord;
}
