/** Enough about some values to tell their mean and its interval. */
export interface Sums {
  n: number;
  sum: number;
  squares: number;
}

export function emptySums(): Sums {
  return { n: 0, sum: 0, squares: 0 };
}

export function addValue(sums: Sums, value: number): void {
  sums.n++;
  sums.sum += value;
  sums.squares += value * value;
}

/** A mean, and the half-width of its 95 % interval; none from a single value. */
export interface Estimate {
  readonly mean: number;
  readonly spread: number | null;
}

export function estimate({ n, sum, squares }: Readonly<Sums>): Estimate {
  const mean = sum / n;
  if (n < 2) return { mean, spread: null };
  const variance = Math.max(0, squares - sum * mean) / (n - 1);
  return { mean, spread: 1.96 * Math.sqrt(variance / n) };
}
