import { halfWidth, type Interval, type MeanSpread } from './interval.ts';
import { measureOf } from './measures.ts';

/** Where the interval of a measure begins and ends, or that of what variants differ by in it. */
export function boundsOf(
  key: string,
  spread: MeanSpread,
  interval: Interval,
  isDifference: boolean,
): readonly [low: number, high: number] {
  const { scale = 'points', isGiven } = measureOf(key) ?? {};
  if (isGiven && spread.error === 0) return [spread.value, spread.value];
  return (isDifference ? DIFFERENCE_BOUNDS : BOUNDS)[scale](spread, interval);
}

function plainBounds(spread: MeanSpread, interval: Interval): [number, number] {
  const half = spread.error > 0 ? halfWidth(spread, interval) : unseenRoom(spread, interval);
  return [spread.value - half, spread.value + half];
}

/** As large a share of the units as may still go otherwise though none has: what Wilson's interval leaves at 0. */
function unseenShare(spread: MeanSpread, trials: number, interval: Interval): number {
  const square = halfWidth({ ...spread, error: 1 }, interval) ** 2;
  return square / (trials + square);
}

/** What was alike in all units may still be off in some: in each by as much as such a figure is large. */
function unseenRoom(spread: MeanSpread, interval: Interval): number {
  return (spread.size || 1) * unseenShare(spread, spread.units, interval);
}

/**
 * The same for what cannot be below 0, such as how often something happens a deal. A mean scatters in proportion to its root,
 * as counts do, so a bound lies where the mean that is there is as many errors off as the interval allows (a score interval).
 */
function rateBounds(spread: MeanSpread, interval: Interval): [number, number] {
  const { value, error, units } = spread;
  if (value > 0 && error === 0) {
    const [low, high] = plainBounds(spread, interval);
    return [Math.max(0, low), high];
  }
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

/** What was never seen in so many units may still happen; what was seen in few of so many things may be off by one more of these. */
function shareDifferenceBounds(spread: MeanSpread, interval: Interval): [number, number] {
  const { value, error, units, of = units } = spread;
  const trials = error > 0 ? Math.max(of, units) : units;
  const half = Math.max(halfWidth(spread, interval), unseenShare(spread, trials, interval));
  return [Math.max(-1, value - half), Math.min(1, value + half)];
}
