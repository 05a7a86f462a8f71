import type { Batch } from './batch.ts';
import { isRandom, type Study } from './study.ts';
import { carryOut, type Workforce } from './work.ts';

/** Plays the matches of a study from number `from` on, and gives them out in order, batch by batch. */
export function simulate(study: Study, manner: Workforce, from = 0): AsyncGenerator<Batch> {
  const { matches: parts } = study;
  const size = isRandom(study) ? batchSize(study) : 1;
  return carryOut({ trade: 'simulate', data: study, parts, from, size }, manner);
}

/** Matches without thought are over in a moment: to hand over each would cost more than it does. */
const QUICK_BATCH = 256;
/** Records take memory until they are written. */
const RECORD_BATCH = 4;

export function batchSize({ keep }: Pick<Study, 'keep'>): number {
  return keep ? RECORD_BATCH : QUICK_BATCH;
}
