import type { Counts, MeasureCount } from './counts.ts';
import {
  FEWEST_UNITS,
  halfWidth,
  type Interval,
  type MeanSpread,
  type StudyFigure,
} from './interval.ts';
import { baseOf, measureOf } from './measures.ts';
import type { StudyResults } from './results.ts';

/** A value, and how many things it was counted in. */
interface Reckoned extends MeanSpread {
  readonly of: number;
}

/** A quotient of two sums over the same units; `perUnit` is the mean of its base over all units of the study. */
interface Quotient extends Reckoned {
  readonly perUnit: number;
}

/** The quotient of a measure, with its error by linearisation; undefined where there was nothing to divide by. */
function quotient(counts: Counts, key: string, units: number): Quotient | undefined {
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
    of: measureOf(key)?.isBySlope ? base.units : base.sum,
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
  { variants, units }: StudyResults,
  variant: number,
  key: string,
  interval: Interval,
): StudyFigure | undefined {
  const told = quotient(variants[variant], key, units);
  const isShare = measureOf(key)?.scale === 'share';
  return told && figureOf(told, interval, isShare ? shareBounds : plainBounds);
}

function figureOf(
  told: Reckoned,
  interval: Interval,
  bounds: (told: Reckoned, interval: Interval) => [number, number],
): StudyFigure {
  const { value, error, units, of } = told;
  const [low, high] = units < FEWEST_UNITS ? [null, null] : bounds(told, interval);
  return { value, low, high, units, of, z: error > 0 ? value / error : 0 };
}

function plainBounds(spread: MeanSpread, interval: Interval): [number, number] {
  const half = halfWidth(spread, interval);
  return [spread.value - half, spread.value + half];
}

/**
 * Wilson's interval, for a share near 0 or 1 has no room on one side. Its number of trials is that of independent ones
 * which would scatter as much; where nothing scatters, that of the units.
 */
function shareBounds(spread: Reckoned, interval: Interval): [number, number] {
  const { value, error, units } = spread;
  const factor = halfWidth({ ...spread, error: 1 }, interval);
  const trials = error > 0 ? (value * (1 - value)) / error ** 2 : units;
  if (!(trials > 0)) return plainBounds(spread, interval);
  const square = factor ** 2 / trials;
  const middle = (value + square / 2) / (1 + square);
  const half =
    (factor / (1 + square)) * Math.sqrt((value * (1 - value)) / trials + square / (4 * trials));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** What a variant differs by from the first one, on the same units. */
export function differenceOf(
  results: StudyResults,
  variant: number,
  key: string,
  interval: Interval,
): StudyFigure | undefined {
  const told = differenceSpread(results, variant, key);
  const isShare = measureOf(key)?.scale === 'share';
  return told && figureOf(told, interval, isShare ? shareDifferenceBounds : plainBounds);
}

/** What was never seen in so many units may still happen in as large a share of them as Wilson's interval leaves at 0. */
function shareDifferenceBounds(spread: Reckoned, interval: Interval): [number, number] {
  const square = halfWidth({ ...spread, error: 1 }, interval) ** 2;
  const half = Math.max(halfWidth(spread, interval), square / (spread.units + square));
  return [spread.value - half, spread.value + half];
}

/** What a measure comes to, with its error only: for whoever wants to know how long it takes to become small. */
export function valueSpread(
  { variants, units }: StudyResults,
  variant: number,
  key: string,
): Reckoned | undefined {
  return quotient(variants[variant], key, units);
}

/** The same of a difference. */
export function differenceSpread(
  { variants, units }: StudyResults,
  variant: number,
  key: string,
): Reckoned | undefined {
  const [first, ours] = [variants[0], variants[variant]];
  const a = quotient(first, key, units);
  const b = quotient(ours, key, units);
  if (!a || !b) return undefined;
  const common = productsOf(ours, key, a.value, b.value) / (units - 1) / units;
  const covariance = common / (a.perUnit * b.perUnit);
  const variance = a.error ** 2 + b.error ** 2 - 2 * covariance;
  // Sums of products that cancel out leave a rest where nothing differs.
  const rest = 1e-12 * (a.error ** 2 + b.error ** 2);
  const error = variance > rest ? Math.sqrt(variance) : 0;
  return { value: b.value - a.value, error, units: Math.min(a.units, b.units), of: b.of };
}

/** The sum over units of the products of what is left of both variants beyond their quotients. */
function productsOf(ours: Counts, key: string, a: number, b: number): number {
  const none: Partial<MeasureCount> = {};
  const { paired = 0, withItsBase = 0, itsWithBase = 0 } = ours.get(key) ?? none;
  const { paired: bases = 0 } = ours.get(baseOf(key) ?? '') ?? none;
  return paired - a * withItsBase - b * itsWithBase + a * b * bases;
}
