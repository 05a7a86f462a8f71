import type { Contract, Options, Seat } from '@overtrick/engine';
import type { Effort } from './effort.ts';

/** A comparison of two bots. Plain data, so that it can be sent to a worker. */
export interface Trial {
  readonly game: string;
  /** Of the rules: results under others cannot be added. */
  readonly version: number;
  readonly players: number;
  /** Resolved: every option of the game. */
  readonly options: Options;
  /** 64 hexadecimal digits; deal i is made from what is derived from it by `deal/i`. */
  readonly seed: string;
  /** The two that are compared, as people write them. */
  readonly a: string;
  readonly b: string;
  readonly pairing: Pairing;
  readonly phase: Phase;
  /** Who makes all other decisions if only trick play is compared. */
  readonly field: string;
}

/**
 * `seats`: each deal once with B everywhere, then with A in one seat after the other. `sides`: each deal
 * twice, A and B on opposite sides and then the other way round. `matches`: whole matches of one A
 * against B everywhere else, once for each seat of A.
 */
export type Pairing = 'seats' | 'sides' | 'matches';

/** `play`: all runs of a deal go on from the same first lead. */
export type Phase = 'all' | 'play';

/** One deal, or match, in all its runs. This is a line of a results file. */
export interface TrialResult {
  /** From 0. */
  readonly number: number;
  readonly dealer: Seat;
  readonly runs: readonly Run[];
}

export interface Run {
  /** Where A sat. */
  readonly a: readonly Seat[];
  /** What the deal added, or the totals of the match. */
  readonly scores: readonly number[];
  /** Illegal answers of A and of B. */
  readonly illegal: readonly [number, number];
  /** Failures of A's program and of B's, if there were any: somebody stood in. */
  readonly failed?: readonly [number, number];
  /** How the deal ended, and what was promised in it. */
  readonly kind?: string;
  readonly contracts?: readonly Contract[];
  readonly forecasts?: readonly Forecast[];
  /** Of a match: who won, and after how many deals. */
  readonly winners?: readonly Seat[];
  readonly deals?: number;
}

/** When odds were told: at the last bid, at the last decision before trick play, at the first card. */
export const STAGES = ['bid', 'plan', 'lead'] as const;
export type Stage = (typeof STAGES)[number];

/** The odds that the owner of a contract gave it, and what came of it. */
export interface Forecast {
  readonly seat: Seat;
  readonly stage: Stage;
  readonly odds: number;
  readonly made: boolean;
}

/** A result and what it took; the latter depends on the machine and is not kept. */
export interface Bout {
  readonly result: TrialResult;
  readonly effort: { readonly a: Effort; readonly b: Effort };
}
