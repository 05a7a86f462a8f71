import { differenceOf, estimateOf } from './estimate.ts';
import { families } from './families.ts';
import { ALPHA, type Interval, type StudyFigure } from './interval.ts';
import { measureOf, type StudyMeasure } from './measures.ts';
import type { StudyResults } from './results.ts';
import type { Study } from './study.ts';

/** One measure in all variants. */
export interface MeasureRow {
  readonly measure: StudyMeasure;
  /** By variant; undefined where there was nothing to measure. */
  readonly figures: readonly (StudyFigure | undefined)[];
  /** By variant, what it differs by from the first; undefined for the first. */
  readonly differences: readonly (StudyFigure | undefined)[];
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
  });
  const rows = measuresIn(results)
    .map(rowOf)
    .filter(({ figures }) => figures.some(Boolean));
  const asked = measureOf(study.question);
  if (!asked) throw new Error(`no measure ${study.question}`);
  return { study, units, interval, compared, rows, question: rowOf(asked) };
}

/** A number that was fixed beforehand and reached allows narrower intervals than one that somebody watches. */
export function intervalOf({ halfWidth, count }: Study, units: number): Interval {
  const manner = halfWidth === null && units >= count ? 'fixed' : 'anytime';
  return { manner, alpha: ALPHA, count };
}

/** All that was counted and is a measure, in the order of its families, then by name. */
function measuresIn({ variants }: StudyResults): StudyMeasure[] {
  const keys = new Set(variants.flatMap((counts) => [...counts.keys()]));
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
