import { intervalOf } from './analysis.ts';
import { boundsOf } from './bounds.ts';
import { differenceSpread, type Reckoned, valueSpread } from './estimate.ts';
import { ALPHA, FEWEST_UNITS } from './interval.ts';
import { isCompared } from './ladder.ts';
import type { StudyResults } from './results.ts';

/**
 * How wide the answer to the question is on either side after so many units, judged by how those scatter that are there:
 * the widest, where several variants are compared. Undefined while there are too few to say.
 */
export function answerWidth(results: StudyResults, units: number): number | undefined {
  const { study } = results;
  const isDifference = isCompared(study);
  const alpha = isDifference ? ALPHA / (study.variants.length - 1) : ALPHA;
  const interval = { ...intervalOf(study, units), alpha };
  const widths = answerSpreads(results).map((spread) => {
    // Where nothing has differed yet, nobody knows how much it will.
    if (!spread || spread.units < FEWEST_UNITS || spread.error === 0) return undefined;
    const times = units / results.units;
    const error = spread.error / Math.sqrt(times);
    const { units: now, of } = spread;
    const then = { ...spread, error, units: now * times, of: of * times };
    const [low, high] = boundsOf(study.question, then, interval, isDifference);
    return Math.max(high - then.value, then.value - low);
  });
  return widths.reduce((a, b) => (a === undefined || b === undefined ? undefined : Math.max(a, b)));
}

/** What the question is answered by: what each variant differs by from the first, or each rung of a ladder by itself. */
export function answerSpreads(results: StudyResults): (Reckoned | undefined)[] {
  const { study } = results;
  const { question, variants } = study;
  if (!isCompared(study)) return variants.map((_, i) => valueSpread(results, i, question));
  return variants.slice(1).map((_, i) => differenceSpread(results, i + 1, question));
}

/** After how many units a study is likely to be over: all of them, or as many as the width that is asked for takes. */
export function unitsAwaited(results: StudyResults): number {
  const { halfWidth, count } = results.study;
  const isNarrow = (units: number) => Number(answerWidth(results, units)) <= Number(halfWidth);
  if (halfWidth === null || !isNarrow(count)) return count;
  let [few, enough] = [results.units, count];
  while (enough - few > 1) {
    const middle = Math.floor((few + enough) / 2);
    if (isNarrow(middle)) enough = middle;
    else few = middle;
  }
  return enough;
}
