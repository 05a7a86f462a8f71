import type { Counts, MeasureCount } from './counts.ts';
import {
  FEWEST_UNITS,
  halfWidth,
  type Interval,
  type MeanSpread,
  type StudyFigure,
} from './interval.ts';
import { baseOf, measureOf, thingsOf } from './measures.ts';
import type { StudyResults } from './results.ts';

/** A value, and how many things it was counted in. */
interface Reckoned extends MeanSpread {
  readonly of: number;
  readonly ofFirst?: number;
}

/** A quotient of two sums over the same units; `perUnit` is the mean of its base over all units of the study. */
interface Quotient extends Reckoned {
  readonly perUnit: number;
}

/** The quotient of a measure, with its error by linearisation; undefined where there was nothing to divide by. */
function quotient(
  { study, variants, units }: StudyResults,
  variant: number,
  key: string,
): Quotient | undefined {
  const counts = variants[variant];
  const base = counts.get(baseOf(key) ?? '');
  if (!base || base.sum === 0 || !isApart(base, key, units)) return undefined;
  const count = counts.get(key);
  const value = (count?.sum ?? 0) / base.sum;
  const perUnit = base.sum / units;
  const { squares = 0, withBase = 0 } = count ?? {};
  const residuals = squares - 2 * value * withBase + value * value * base.squares;
  return {
    value,
    error: errorOf(residuals, units) / perUnit,
    units: base.units,
    of: measureOf(key)?.isBySlope ? base.units : thingsOf(key, base.sum, study.players),
    perUnit,
  };
}

/** A base that may be of either sign is clearly above 0, or the quotient could be anything. */
function isApart({ sum, squares }: MeasureCount, key: string, units: number): boolean {
  if (!measureOf(key)?.isBySlope) return true;
  const mean = sum / units;
  return mean > CLEARLY * errorOf(squares - units * mean * mean, units);
}

/** So many standard errors. */
const CLEARLY = 3;

function errorOf(squares: number, units: number): number {
  return units < 2 ? 0 : Math.sqrt(Math.max(0, squares) / (units - 1) / units);
}

/** What a measure comes to in one variant. */
export function estimateOf(
  results: StudyResults,
  variant: number,
  key: string,
  interval: Interval,
): StudyFigure | undefined {
  const told = quotient(results, variant, key);
  return told && figureOf(told, boundsOf(key, told, interval, false));
}

function figureOf(told: Reckoned, bounds: readonly [number, number]): StudyFigure {
  const { value, error, units, of, ofFirst } = told;
  const [low, high] = units < FEWEST_UNITS ? [null, null] : bounds;
  const both = ofFirst === undefined ? {} : { ofFirst };
  return { value, low, high, units, of, ...both, z: error > 0 ? value / error : 0 };
}

/** Where the interval of a measure begins and ends, or that of what variants differ by in it. */
export function boundsOf(
  key: string,
  spread: MeanSpread,
  interval: Interval,
  isDifference: boolean,
): readonly [low: number, high: number] {
  const scale = measureOf(key)?.scale ?? 'points';
  return (isDifference ? DIFFERENCE_BOUNDS : BOUNDS)[scale](spread, interval);
}

function plainBounds(spread: MeanSpread, interval: Interval): [number, number] {
  const half = halfWidth(spread, interval);
  return [spread.value - half, spread.value + half];
}

/**
 * The same for what cannot be below 0, such as how often something happens a deal. A mean scatters in proportion to its root,
 * as counts do, so a bound lies where the mean that is there is as many errors off as the interval allows (a score interval).
 */
function rateBounds(spread: MeanSpread, interval: Interval): [number, number] {
  const { value, error, units } = spread;
  const square = halfWidth({ ...spread, error: 1 }, interval) ** 2;
  const grain = value > 0 ? error ** 2 / value : 1 / units;
  const middle = value + (square * grain) / 2;
  const half = Math.sqrt(square * grain * value + (square * grain) ** 2 / 4);
  return [Math.max(0, middle - half), middle + half];
}

/**
 * Wilson's interval, for a share near 0 or 1 has no room on one side. Its number of trials is that of independent ones
 * which would scatter as much; where nothing scatters, that of the units.
 */
function shareBounds(spread: MeanSpread, interval: Interval): [number, number] {
  const { value, error, units } = spread;
  const factor = halfWidth({ ...spread, error: 1 }, interval);
  const trials = error > 0 ? (value * (1 - value)) / error ** 2 : units;
  const square = factor ** 2 / trials;
  const middle = (value + square / 2) / (1 + square);
  const half =
    (factor / (1 + square)) * Math.sqrt((value * (1 - value)) / trials + square / (4 * trials));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

const BOUNDS = { share: shareBounds, number: rateBounds, points: plainBounds } as const;
const DIFFERENCE_BOUNDS = {
  share: shareDifferenceBounds,
  number: plainBounds,
  points: plainBounds,
} as const;

/** What a variant differs by from the first one, on the same units. */
export function differenceOf(
  results: StudyResults,
  variant: number,
  key: string,
  interval: Interval,
): StudyFigure | undefined {
  const told = differenceSpread(results, variant, key);
  return told && figureOf(told, boundsOf(key, told, interval, true));
}

/**
 * What was never seen in so many units may still happen in as large a share of them as Wilson's interval leaves at 0; what was
 * seen in few of so many things may be as far off as one more of these.
 */
function shareDifferenceBounds(spread: MeanSpread, interval: Interval): [number, number] {
  const { value, error, units, of = units } = spread;
  const square = halfWidth({ ...spread, error: 1 }, interval) ** 2;
  const trials = error > 0 ? Math.max(of, units) : units;
  const half = Math.max(halfWidth(spread, interval), square / (trials + square));
  return [Math.max(-1, value - half), Math.min(1, value + half)];
}

/** What a measure comes to, with its error only: for whoever wants to know how long it takes to become small. */
export function valueSpread(
  results: StudyResults,
  variant: number,
  key: string,
): Reckoned | undefined {
  return quotient(results, variant, key);
}

/** The same of a difference. */
export function differenceSpread(
  results: StudyResults,
  variant: number,
  key: string,
): Reckoned | undefined {
  const { variants, units } = results;
  const a = quotient(results, 0, key);
  const b = quotient(results, variant, key);
  if (!a || !b) return undefined;
  const common = productsOf(variants[variant], key, a.value, b.value) / (units - 1) / units;
  const covariance = common / (a.perUnit * b.perUnit);
  const variance = a.error ** 2 + b.error ** 2 - 2 * covariance;
  // Sums of products that cancel out leave a rest where nothing differs.
  const rest = 1e-12 * (a.error ** 2 + b.error ** 2);
  const error = variance > rest ? Math.sqrt(variance) : 0;
  const least = Math.min(a.units, b.units);
  return { value: b.value - a.value, error, units: least, of: b.of, ofFirst: a.of };
}

/** The sum over units of the products of what is left of both variants beyond their quotients. */
function productsOf(ours: Counts, key: string, a: number, b: number): number {
  const none: Partial<MeasureCount> = {};
  const { paired = 0, withItsBase = 0, itsWithBase = 0 } = ours.get(key) ?? none;
  const { paired: bases = 0 } = ours.get(baseOf(key) ?? '') ?? none;
  return paired - a * withItsBase - b * itsWithBase + a * b * bases;
}
