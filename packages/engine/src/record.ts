import type { Breach } from './breach.ts';
import type { Game, Layout, Move, Options, Seat, Trick } from './game.ts';
import { type Match, scoresOf, totalsWith, winners } from './match.ts';

export const RECORD_FORMAT = 'overtrick/1';

export interface DealRecord extends Layout {
  readonly dealer: Seat;
  readonly moves: readonly Move[];
  readonly tricks: readonly Trick[];
  /** What the deal added and the totals after it; empty while it is unfinished. */
  readonly scores: readonly number[];
  readonly totals: readonly number[];
  /** Its own instead of the record's, and what players added to it (docs/deals.md). */
  readonly seed?: string;
  readonly commitment?: string;
  readonly entropy?: readonly string[];
}

/** One whole game in the format of docs/records.md. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  readonly names?: readonly string[];
  readonly seed?: string;
  readonly commitment?: string;
  readonly deals: readonly DealRecord[];
  readonly winners: readonly Seat[];
  /** How the record came about; checks do not read it. */
  readonly meta?: unknown;
}

/** Where a record breaks which clause. */
export interface Fault {
  readonly deal?: number;
  readonly move?: number;
  readonly clause: string;
  readonly message: string;
  /** The same for other languages, where it is a rule of the game that is broken. */
  readonly breach?: Breach;
}

/** What a record says besides the deals. */
export interface Heading {
  readonly names?: readonly string[];
  readonly seed?: string;
  readonly commitment?: string;
  readonly meta?: unknown;
}

/** One deal as it stands, after the match it is part of has been settled or not. */
export function recordDeal<State>(game: Game<State>, match: Match, state: State): DealRecord {
  const { players, dealer } = match.setup;
  const isOver = game.acting(state) === 0;
  const scores = isOver ? scoresOf(game, state, players) : [];
  return {
    dealer,
    ...game.layout(state),
    moves: game.history(state, OMNISCIENT),
    tricks: game.tricks(state),
    scores,
    totals: totalsWith(match, scores),
  };
}

/** Whose history is complete: the record is written by the table itself. */
export const OMNISCIENT = -2;

export function recordGame<State>(
  game: Game<State>,
  match: Match,
  deals: readonly DealRecord[],
  { meta, ...heading }: Heading = {},
): GameRecord {
  const { players, options } = match.setup;
  return {
    format: RECORD_FORMAT,
    game: game.name,
    players,
    options,
    ...heading,
    deals,
    winners: winners(match),
    ...(meta !== undefined && { meta }),
  };
}
