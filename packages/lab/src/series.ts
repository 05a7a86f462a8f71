import { isWhole, type Options, QUICK, version } from '@overtrick/engine';
import { readPlayer } from './player.ts';

/** What is simulated. Plain data, so that it can be sent to a worker. */
export interface Series {
  /** The name of a game in the registry. */
  readonly game: string;
  readonly players: number;
  /** Resolved: every option of the game. */
  readonly options: Options;
  /** 64 hexadecimal digits, from which all chance comes. */
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

/** Whether nobody thinks: such matches are over in a moment. */
export function isRandom({ bots }: Series): boolean {
  return bots.every((text) => {
    const player = readPlayer(text);
    return player.ok && player.value.isRandom;
  });
}

/** What a record says about how its match came about. With it the match can be played again. */
export function metaOf({ seed, bots, maxDeals }: Series, match: number): object {
  return { made: MADE, version, derivation: QUICK, seed, match, bots, maxDeals };
}

const MADE = 'overtrick simulate';

/** All that decides a match, by name. */
export function settingsOf(series: Series, match: number): object {
  const { game, players, options } = series;
  return { game, players, options, ...metaOf(series, match) };
}

/** The same as a record tells it; undefined for what no simulation has made. */
export function settingsIn(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const { game, players, options, meta } = Object(value);
  if (Object(meta).made !== MADE) return undefined;
  // How often programs failed decides nothing: it came of the match.
  const { standIns: _, ...decisive } = meta;
  return { game, players, options, ...decisive };
}

/** How often somebody stood in for each seat, as a record tells it. */
export function standInsIn(value: unknown, players: number): number[] {
  const told: unknown = Object(Object(value).meta).standIns;
  const times = Array.isArray(told) ? told : [];
  return Array.from({ length: players }, (_, seat) => (isWhole(times[seat]) ? times[seat] : 0));
}
