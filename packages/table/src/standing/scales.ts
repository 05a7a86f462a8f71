// Written by `npm run standing -- --scales` and `-- --fit`: see docs/standing.md.
import type { Belief } from './gaussian.ts';

/** By the number of players: the spread of points in one deal among equals, and how many deals a match usually has. */
export type PointScale = Readonly<Record<number, readonly [spread: number, deals: number]>>;

export interface RatingModel {
  /** How far strengths of people lie apart: the variance before anything is known. */
  readonly prior: number;
  /** The variance of chance in one deal. */
  readonly luck: number;
  /** The variance of what a match has of its own, however long it is. */
  readonly mood: number;
}

export const MODEL: RatingModel = { prior: 0.115, luck: 1, mood: 0.0174 };

/**
 * What is known of the bots beforehand, from the ladder in docs/strength.md: the same in all games within what it can
 * tell. The club bot is where everything is measured from.
 */
const SURE = 0.01;
export const LEVELS: Readonly<Record<string, Belief>> = {
  random: { mean: -0.8, variance: SURE },
  novice: { mean: -0.2, variance: SURE },
  club: { mean: 0, variance: SURE },
  master: { mean: 0.08, variance: SURE },
};

export const SCALES: Readonly<Record<string, PointScale>> = {
  mu: { '3': [30.22, 7.48], '4': [36.61, 4.78], '5': [35.94, 5.2], '6': [33.61, 5.6] },

  mutwo: { '4': [33.41, 8], '5': [30.12, 10], '6': [27.56, 12] },

  yamv: { '4': [76.78, 5.92], '5': [77.31, 6.18], '6': [61.79, 8.3] },

  gamut: { '4': [4.14, 12.75] },

  'ninja-whist': {
    '3': [4.97, 29],
    '4': [5.32, 21],
    '5': [4.51, 17],
    '6': [4.52, 13],
    '7': [4.39, 11],
    '8': [4.04, 9],
    '9': [4.02, 9],
  },
};
