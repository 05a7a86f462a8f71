import { studentFactor, twoSided } from './quantile.ts';

/** How sure intervals are, unless somebody corrects for many: 95 %. */
export const ALPHA = 0.05;
/** Before so many units a variance is no more than a guess, and no interval is told. */
export const FEWEST_UNITS = 30;

/** A figure with all that must stand beside it. */
export interface StudyFigure {
  readonly value: number;
  /** The bounds of its interval; none while there are too few units. */
  readonly low: number | null;
  readonly high: number | null;
  /** How many units it comes from, and how many things were counted in them: see `counted` of its measure. */
  readonly units: number;
  readonly of: number;
  /** For what a variant differs by: how many things were counted in the first one. */
  readonly ofFirst?: number;
  /** How many standard errors it is from 0. */
  readonly z: number;
}

/** Enough about a mean of units to tell its intervals. */
export interface MeanSpread {
  readonly value: number;
  /** Of the mean. */
  readonly error: number;
  readonly units: number;
  /** How many things were counted in them, where that is known. */
  readonly of?: number;
  /** How large its values are, root mean square. */
  readonly size?: number;
}

/**
 * How wide an interval is on either side. `fixed` holds for a number of units that was fixed before anybody looked;
 * `anytime` holds at every look at once, so that one may watch and stop.
 */
export type IntervalKind = 'fixed' | 'anytime';

export interface Interval {
  readonly manner: IntervalKind;
  readonly alpha: number;
  /** How many units are asked for: where anytime intervals are to be narrowest. */
  readonly count: number;
}

export function halfWidth(
  { error, units }: MeanSpread,
  { manner, alpha, count }: Interval,
): number {
  if (manner === 'fixed') return error * studentFactor(alpha, Math.max(1, units - 1));
  return error * mixtureFactor(alpha, units, count);
}

/**
 * The factor of a confidence sequence by a mixture of normals (Robbins; Waudby-Smith and others 2021): the probability
 * that the mean ever leaves value ± error × factor is alpha. At 95 % it is narrowest at `count` units.
 */
function mixtureFactor(alpha: number, units: number, count: number): number {
  const grown = units * rateOf(count) + 1;
  return Math.sqrt((grown / (grown - 1)) * Math.log(grown / alpha ** 2));
}

function rateOf(count: number): number {
  const log = -2 * Math.log(ALPHA);
  return (log + Math.log(log + 1)) / Math.max(count, FEWEST_UNITS);
}

/** The least alpha at which a value so many standard errors from 0 is outside the interval around 0. */
export function chanceOf(z: number, units: number, { manner, count }: Interval): number {
  if (manner === 'fixed') return twoSided(z);
  const grown = units * rateOf(count) + 1;
  return Math.min(1, Math.sqrt(grown) * Math.exp((-z * z * (grown - 1)) / grown / 2));
}
