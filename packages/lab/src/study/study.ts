import type { Options } from '@overtrick/engine';

/**
 * Variants of one game, compared on the same deals: what a study file asks, read and checked. Plain data, so that
 * it can be sent to a worker and stands at the head of its results.
 */
export interface Study {
  readonly format: typeof STUDY_FORMAT;
  readonly title: string;
  /** The name of a game in the registry, and the version of its rules. */
  readonly game: string;
  readonly version: number;
  /** Of the programs: bots may play otherwise in another. */
  readonly software: string;
  readonly players: number;
  readonly unit: StudyUnit;
  /** How many of them, fixed before anybody looks. */
  readonly count: number;
  /** 64 hexadecimal digits, from which all chance comes. */
  readonly seed: string;
  /** The first is what the others are compared with. */
  readonly variants: readonly Variant[];
  /** The options in which any of them is otherwise than printed. */
  readonly varied: readonly string[];
  /** Whether variants may be equal: then bots have chance of their own in each, and nothing else differs. */
  readonly isAA: boolean;
  /** The measure that the study is about. */
  readonly question: string;
  /** Stops as soon as the interval of the question is no wider than this on either side. */
  readonly halfWidth: number | null;
  /** How many units are counted together. Results are added in this order, by however many workers. */
  readonly chunk: number;
}

/** What is played again and again, and independent of each other: single deals, or whole matches. */
export type StudyUnit = 'deals' | 'matches';

export interface Variant {
  readonly name: string;
  /** Resolved: every option of the game. */
  readonly options: Options;
  /** A bot by seat, as people write it. Where they differ they move on by one seat from unit to unit. */
  readonly bots: readonly string[];
}

export const STUDY_FORMAT = 'overtrick-study/1';

/** A study of matches plays each of them to its end, or so many deals. */
export const MOST_STUDY_DEALS = 400;
