import type { Options, Seat } from '@overtrick/engine';
import type { Cast } from '../cast.ts';
import type { Predecessor } from '../predecessors.ts';

/** The type of a move, then its fields, each behind the sign of what it holds. */
export type MoveShape = readonly string[];

export const KINDS = { number: '#', word: '.', words: '*' } as const;

/** Numbers of one column that are likely to be alike. The first of each are how many there are. */
export const AMONG = {
  ...{ dealer: 1, stock: 2, turnUp: 3, moves: 4 },
  ...{ leader: 1, winner: 2, token: 3 },
  ...{ score: 1, more: 2 },
} as const;

/** The values of one field of moves of one shape. */
export function fieldOf(shape: number, at: number): number {
  return FIELDS * shape + at;
}

const FIELDS = 16;

/** What the columns mean: the game, who won it, every word that comes up, and every shape of a move. */
export type LinkHead = readonly [
  game: string,
  players: number,
  options: Options,
  names: readonly string[] | null,
  winners: readonly Seat[],
  words: string,
  shapes: readonly MoveShape[],
  /** Since version 2, where it is known: the bots. What their chance came from lies with the seeds. */
  cast?: readonly [] | readonly [levels: Cast['levels'], version: number, before: number],
  /** Where seats changed hands: who had them before. */
  predecessors?: readonly Predecessor[],
];
