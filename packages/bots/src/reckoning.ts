import type { Random, Seat, Sitting } from '@overtrick/engine';
import type { Knowledge } from './knowledge.ts';

/** Weights by table: what each figure of a hand adds to what is expected of it. */
export type Reckoning = Readonly<Record<string, readonly number[]>>;

/** A hand as it is looked at before a call. */
export interface Look {
  readonly table: string;
  readonly seat: Seat;
  readonly figures: readonly number[];
}

/** A game whose calls follow from sums over the figures of hands, with weights that are learned. */
export interface Reckoner<State extends Sitting> {
  /** By table, what its figures are. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
  /** The knowledge that goes by these weights. */
  by(weights: Reckoning): Knowledge<State>;
  /** What can be learned from, when this seat is about to call. */
  looks(state: State, seat: Seat): Look[];
  /** What came of it in the end; undefined if it was not put to the test. */
  result(state: State, look: Look): number | undefined;
  /** Whether something at random should be called here, so that it is known what comes of that too. */
  explores(state: State, random: Random): boolean;
}
