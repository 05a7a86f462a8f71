/**
 * What was counted of one measure in one variant, in whole numbers only. A measure is a sum divided by another, its
 * base: points by deals, contracts made by contracts. From these sums follow the quotient, its interval, and the
 * interval of what a variant differs by from the first one on the same units.
 */
export interface MeasureCount {
  /** In how many units there was something to count. */
  units: number;
  sum: number;
  squares: number;
  /** The products with the base in the same unit. */
  withBase: number;
  /** The products with the first variant in the same unit: both sums, our sum with its base, its sum with ours. */
  paired: number;
  withItsBase: number;
  itsWithBase: number;
  /** The first unit with something to count, and the first in which it is otherwise than in the first variant. */
  sample: number;
  differing: number;
}

/** By measure. */
export type Counts = Map<string, MeasureCount>;

/** A count as it is written down. */
export type WrittenCount = readonly number[];

const FIELDS = [
  'units',
  'sum',
  'squares',
  'withBase',
  'paired',
  'withItsBase',
  'itsWithBase',
  'sample',
  'differing',
] as const satisfies readonly (keyof MeasureCount)[];

export const NONE = -1;

export function readCount(written: WrittenCount): MeasureCount {
  const [units, sum, squares, withBase, paired, withItsBase, itsWithBase] = written;
  const [sample, differing] = written.slice(7);
  const sums = { units, sum, squares, withBase, paired, withItsBase, itsWithBase };
  return { ...sums, sample, differing };
}

function writeCount(count: MeasureCount): WrittenCount {
  return FIELDS.map((field) => count[field]);
}

/** All counts as they are written down, in the order of their keys. */
export function writeCounts(counts: Counts): Record<string, WrittenCount> {
  const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, count]) => [key, writeCount(count)]));
}

/** Adds what was counted in later units. */
export function addCounts(counts: Counts, more: Counts): void {
  for (const [key, each] of more) {
    const count = counts.get(key);
    if (count) addCount(count, each);
    else counts.set(key, { ...each });
  }
}

function addCount(count: MeasureCount, more: MeasureCount): void {
  count.units += more.units;
  count.sum += more.sum;
  count.squares += more.squares;
  count.withBase += more.withBase;
  count.paired += more.paired;
  count.withItsBase += more.withItsBase;
  count.itsWithBase += more.itsWithBase;
  if (count.sample === NONE) count.sample = more.sample;
  if (count.differing === NONE) count.differing = more.differing;
}
