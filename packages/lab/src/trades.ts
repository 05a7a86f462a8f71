import { bout } from './arena/bout.ts';
import type { Bout, Trial } from './arena/trial.ts';
import { type Batch, simulation } from './batch.ts';
import type { Study } from './study.ts';
import type { Trade } from './trade.ts';

/** What each kind of work starts from, and what it hands over. */
export interface Trades {
  readonly simulate: { readonly data: Study; readonly batch: Batch };
  readonly arena: { readonly data: Trial; readonly batch: Bout[] };
}

export const trades: {
  readonly [Name in keyof Trades]: Trade<Trades[Name]['data'], Trades[Name]['batch']>;
} = { simulate: simulation, arena: bout };
