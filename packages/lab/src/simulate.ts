import type { Batch } from './batch.ts';
import { isRandom, type Series } from './series.ts';
import { carryOut, type Workforce } from './work.ts';

/** Plays the matches of a series from number `from` on, and gives them out in order, batch by batch. */
export function simulate(series: Series, manner: Workforce, from = 0): AsyncGenerator<Batch> {
  const { matches: parts } = series;
  const size = isRandom(series) ? batchSize(series) : 1;
  return carryOut({ trade: 'simulate', data: series, parts, from, size }, manner);
}

/** Matches without thought are over in a moment: to hand over each would cost more than it does. */
const QUICK_BATCH = 256;
/** Records take memory until they are written. */
const RECORD_BATCH = 4;

export function batchSize({ keep }: Pick<Series, 'keep'>): number {
  return keep ? RECORD_BATCH : QUICK_BATCH;
}
