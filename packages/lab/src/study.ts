import type { Options } from '@overtrick/engine';

/** What is simulated. Plain data, so that it can be sent to a worker. */
export interface Study {
  /** The name of a game in the registry. */
  readonly game: string;
  readonly players: number;
  /** Resolved: every option of the game. */
  readonly options: Options;
  /** 64 hexadecimal digits; match i plays with the seed derived from it by `match/i`. */
  readonly seed: string;
  /** A bot by seat, as people write it: `random`, `club:worlds=200`. */
  readonly bots: readonly string[];
  readonly matches: number;
  /** A match that is undecided after so many deals stops. */
  readonly maxDeals: number;
  /** Whether matches are written down. */
  readonly keep: boolean;
}

export const MOST_DEALS = 400;
