/** What is known of a strength: a normal distribution. */
export interface Belief {
  readonly mean: number;
  readonly variance: number;
}

/**
 * What is known after a match in which each had so many points. Seats share one unknown level, so only differences tell
 * anything: the exact update for beliefs that are independent, in which the level has been eliminated (Sherman–Morrison).
 * What ties the players together afterwards is dropped, so that each can be kept alone.
 */
export function learn(
  beliefs: readonly Belief[],
  points: readonly number[],
  noise: number,
): Belief[] {
  const level = points.reduce((sum, each) => sum + each, 0) / points.length;
  const alone = beliefs.map(({ mean, variance }, i) => {
    const spread = 1 / (1 / variance + 1 / noise);
    return { spread, mean: spread * (mean / variance + (points[i] - level) / noise) };
  });
  const share = 1 / (points.length * noise);
  const spreads = alone.reduce((sum, { spread }) => sum + spread, 0);
  const means = alone.reduce((sum, { mean }) => sum + mean, 0);
  const shared = share / (1 - share * spreads);
  return alone.map(({ spread, mean }) => ({
    mean: mean + spread * shared * means,
    variance: spread + spread * spread * shared,
  }));
}

/** The chance that a normal value is below this many standard deviations (Abramowitz and Stegun 7.1.26, to 1e-7). */
export function normal(z: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(z)) / Math.SQRT2);
  const series = SERIES.reduceRight((sum, factor) => t * (factor + sum), 0);
  const tail = (series * Math.exp((-z * z) / 2)) / 2;
  return z < 0 ? tail : 1 - tail;
}

const SERIES = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
