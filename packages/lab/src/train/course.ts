import type { Reckoning, StrengthWeights } from '@overtrick/bots/training';
import type { LabTable } from '../tables.ts';

/** What is to be learned from. Plain data, so that it can be sent to a worker. */
export interface Course {
  readonly game: string;
  readonly version: number;
  /** 64 hexadecimal digits. */
  readonly seed: string;
  /** The player counts, in turn, each with its options. */
  readonly tables: readonly LabTable[];
  /** How hands are valued in auctions; without it these go at random. */
  readonly strength?: StrengthWeights;
  /** How much more than needed the field expects before it bids, and what one seat tries instead. */
  readonly margin?: number;
  readonly margins?: readonly number[];
  /** The same for calls that follow from sums over hands; without it these go at random. */
  readonly reckoning?: Reckoning;
  /** Sampled worlds for the value of a card. */
  readonly worlds: number;
}

/** Some deals with random or quick auctions: what the declarers held, and what their sides took. */
export interface HandLesson {
  readonly number: number;
  readonly players: number;
  /** Each the figures of a hand, and at the end what was taken. */
  readonly hands: readonly (readonly number[])[];
}

/** Some deals by rules of thumb: by table, the figures of hands, each with what came of it at the end. */
export interface CallLesson {
  readonly number: number;
  readonly players: number;
  readonly calls: Readonly<Record<string, readonly (readonly number[])[]>>;
}

/** Some deals by rules of thumb: what each margin gained over that of the field, a seat and deal. */
export interface MarginLesson {
  readonly number: number;
  readonly players: number;
  readonly gains: readonly number[];
}

/** A deal played by search: what every legal card was worth. */
export interface ChoiceLesson {
  readonly number: number;
  readonly players: number;
  readonly choices: readonly CardChoice[];
}

export interface CardChoice {
  /** Index into CONTEXTS. */
  readonly context: number;
  /** By card: the mean score of the deal. */
  readonly values: readonly number[];
  readonly features: readonly (readonly number[])[];
}
