import type { Sums } from '../sums.ts';

/** Both error rates of the test. */
export const ERROR_RATE = 0.05;
/** Before so many results a variance is no more than a guess. */
const FEWEST = 30;

/** How a sequential test stands. */
export interface Test {
  /** The logarithm of how much likelier the results are if A gains `gain` than if it gains nothing. */
  readonly ratio: number;
  readonly bound: number;
  readonly verdict: 'gains' | 'gains nothing' | 'undecided';
}

/**
 * Wald's sequential probability ratio test of "A gains `gain`" against "A gains nothing", with the
 * variance taken from the results, as chess engines are tested.
 */
export function testGain({ n, sum, squares }: Sums, gain: number): Test {
  const bound = Math.log((1 - ERROR_RATE) / ERROR_RATE);
  const mean = n === 0 ? 0 : sum / n;
  const variance = n < 2 ? 0 : (squares - sum * mean) / (n - 1);
  if (n < FEWEST || variance <= 0) return { ratio: 0, bound, verdict: 'undecided' };
  const ratio = (n * gain * (mean - gain / 2)) / variance;
  const verdict = ratio >= bound ? 'gains' : ratio <= -bound ? 'gains nothing' : 'undecided';
  return { ratio, bound, verdict };
}
