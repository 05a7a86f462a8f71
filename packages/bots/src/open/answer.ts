import type { Action, Move, Seat } from '@overtrick/engine';

/** What the declaring side takes in all, with all cards open and the best play by both. */
export interface OpenEnd {
  readonly seats: readonly Seat[];
  readonly could: number;
  readonly unit: 'points' | 'tricks';
}

/** How a deal would end with all cards open, or how many cards a hand were too many to find out in time. */
export type OpenAnswer =
  | {
      readonly isSolved: true;
      /** A way to get there, from the moment that was asked about. */
      readonly line: readonly Move[];
      /** What it would have brought, by seat. */
      readonly scores: readonly number[];
      /** Where two sides play for tricks or points; else everybody plays for the own score. */
      readonly sides?: OpenEnd;
    }
  | { readonly isSolved: false; readonly cards: number };

/** A search on its way: it yields now and then. Undefined where open cards cannot be solved at all. */
export type OpenSearch = Generator<undefined, OpenAnswer | undefined, undefined>;

/** Finds the card to play next; undefined if it is too late. */
export type OpenStep<State> = (
  state: State,
  seat: Seat,
  isLate: () => boolean,
) => Generator<undefined, Action | undefined, undefined>;
