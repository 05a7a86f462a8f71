import { boundsOf } from './bounds.ts';
import type { Counts, MeasureCount } from './counts.ts';
import { FEWEST_UNITS, type Interval, type MeanSpread, type StudyFigure } from './interval.ts';
import { baseOf, measureOf, thingsOf } from './measures.ts';
import type { StudyResults } from './results.ts';

/** A value, and how many things it was counted in. */
export interface Reckoned extends MeanSpread {
  readonly of: number;
  readonly ofFirst?: number;
  readonly size: number;
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
    // Sums that cancel out leave a rest where every unit is alike.
    error: residuals > REST * squares ? errorOf(residuals, units) / perUnit : 0,
    size: Math.sqrt(squares / base.squares),
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
/** Less of what cancels out is no more than rounding. */
const REST = 1e-12;

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
  const rest = REST * (a.error ** 2 + b.error ** 2);
  const error = variance > rest ? Math.sqrt(variance) : 0;
  const least = Math.min(a.units, b.units);
  const size = Math.max(a.size, b.size);
  return { value: b.value - a.value, error, size, units: least, of: b.of, ofFirst: a.of };
}

/** The sum over units of the products of what is left of both variants beyond their quotients. */
function productsOf(ours: Counts, key: string, a: number, b: number): number {
  const none: Partial<MeasureCount> = {};
  const { paired = 0, withItsBase = 0, itsWithBase = 0 } = ours.get(key) ?? none;
  const { paired: bases = 0 } = ours.get(baseOf(key) ?? '') ?? none;
  return paired - a * withItsBase - b * itsWithBase + a * b * bases;
}
