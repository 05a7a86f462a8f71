import { NONE } from './counts.ts';
import { differenceOf, estimateOf } from './estimate.ts';
import { families } from './families.ts';
import { ALPHA, type Interval, type StudyFigure } from './interval.ts';
import { baseOf, measureOf, type StudyMeasure } from './measures.ts';
import type { StudyResults } from './results.ts';
import type { Study } from './study.ts';
import { usesOf } from './uses.ts';

/** One measure in all variants. */
export interface MeasureRow {
  readonly measure: StudyMeasure;
  /** By variant; undefined where there was nothing to measure. */
  readonly figures: readonly (StudyFigure | undefined)[];
  /** By variant, what it differs by from the first; undefined for the first. */
  readonly differences: readonly (StudyFigure | undefined)[];
  /** By variant, whether any unit went otherwise than in the first: a difference of 0 may still be one. */
  readonly differs: readonly boolean[];
}

/** All figures of a study, as far as it came. */
export interface Analysis {
  readonly study: Study;
  readonly units: number;
  /** Of single figures. */
  readonly interval: Interval;
  /** Of differences: narrower chances, so that all variants together are wrong in 5 of 100 studies. */
  readonly compared: Interval;
  readonly rows: readonly MeasureRow[];
  readonly question: MeasureRow;
}

export function analyse(results: StudyResults): Analysis {
  const { study, units } = results;
  const interval = intervalOf(study, units);
  const compared = { ...interval, alpha: ALPHA / Math.max(1, study.variants.length - 1) };
  const rowOf = (measure: StudyMeasure): MeasureRow => ({
    measure,
    figures: study.variants.map((_, i) => estimateOf(results, i, measure.key, interval)),
    differences: study.variants.map((_, i) =>
      i === 0 ? undefined : differenceOf(results, i, measure.key, compared),
    ),
    differs: study.variants.map((_, i) => hasDiffered(results, i, measure.key)),
  });
  const rows = measuresIn(results)
    .map(rowOf)
    .filter(({ figures }) => figures.some(Boolean));
  const asked = measureOf(study.question);
  if (!asked) throw new Error(`no measure ${study.question}`);
  return { study, units, interval, compared, rows, question: rowOf(asked) };
}

function hasDiffered({ variants }: StudyResults, variant: number, key: string): boolean {
  const seen = [key, baseOf(key) ?? key].map((each) => variants[variant].get(each)?.differing);
  return seen.some((unit) => unit !== undefined && unit !== NONE);
}

/** Whether there is anything to say of what variants differ by. */
export function isChanged({ differs }: MeasureRow): boolean {
  return differs.some(Boolean);
}

/** A number that was fixed beforehand and reached allows narrower intervals than one that somebody watches. */
export function intervalOf({ halfWidth, count }: Study, units: number): Interval {
  const manner = halfWidth === null && units >= count ? 'fixed' : 'anytime';
  return { manner, alpha: ALPHA, count };
}

/** All that was counted, or could have been, and is a measure, in the order of its families, then by name. */
function measuresIn({ study, variants }: StudyResults): StudyMeasure[] {
  const counted = variants.flatMap((counts) => [...counts.keys()]);
  const offered = study.variants.flatMap((variant) => usesOf(study, variant));
  const keys = new Set([...counted, ...offered]);
  const measures = [...keys].flatMap((key) => measureOf(key) ?? []);
  const byTitle = (a: StudyMeasure, b: StudyMeasure) =>
    a.title.localeCompare(b.title, 'en', { numeric: true });
  return measures.sort((a, b) => orderOf(a.key) - orderOf(b.key) || byTitle(a, b));
}

function orderOf(key: string): number {
  const [start] = key.split('/');
  const end = key.slice(key.lastIndexOf('/'));
  return families.findIndex(
    ({ pattern }) => pattern.startsWith(`${start}/`) && pattern.endsWith(end),
  );
}
