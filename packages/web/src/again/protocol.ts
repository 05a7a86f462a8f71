import type { DealSet } from '@overtrick/table/again';

/** A deal of a set, from 0. */
export interface SetDeal {
  readonly set: DealSet;
  readonly deal: number;
}

/** A deal of a set that the person plays. */
export interface PlayedSetDeal extends SetDeal {
  readonly you: string;
}

/** A bot that plays such a deal for comparison: its level, and which of that level it is. */
export interface SetRival {
  readonly level: string;
  readonly nth: number;
}
