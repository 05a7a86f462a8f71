import type { Seat } from '@overtrick/engine';

/** Weights by table: what each figure of a hand adds to what is expected of it. */
export type Reckoning = Readonly<Record<string, readonly number[]>>;

/** A hand as it is looked at before a call. */
export interface Look {
  readonly table: string;
  readonly seat: Seat;
  readonly figures: readonly number[];
}
