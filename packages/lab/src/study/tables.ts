import type { Analysis, MeasureRow } from './analysis.ts';
import { findingsOf } from './findings.ts';
import type { StudyFigure } from './interval.ts';
import { findingText } from './words.ts';

/** A study and all of its figures as plain data, each with its definition, its interval and its sample. */
export function analysisData(analysis: Analysis): object {
  const { study, units, interval, compared, rows } = analysis;
  return {
    format: 'overtrick-analysis/1',
    study,
    units,
    intervals: {
      manner: interval.manner,
      figures: 1 - interval.alpha,
      differences: 1 - compared.alpha,
    },
    findings: findingsOf(analysis).map((finding) => ({
      kind: finding.kind,
      measure: finding.row.measure.key,
      variant: study.variants[finding.variant].name,
      text: findingText(analysis, finding),
    })),
    measures: rows.map((row) => rowData(analysis, row)),
  };
}

function rowData({ study }: Analysis, { measure, figures, differences }: MeasureRow): object {
  return {
    ...measure,
    variants: study.variants.map(({ name }, i) => ({
      name,
      figure: figures[i] ?? null,
      ...(i > 0 && { difference: differences[i] ?? null }),
    })),
  };
}

/** The same as text, as files have it. */
export function analysisJson(analysis: Analysis): string {
  return `${JSON.stringify(analysisData(analysis), null, 2)}\n`;
}

const COLUMNS = [
  'measure',
  'variant',
  'kind',
  'value',
  'low',
  'high',
  'units',
  'counted in',
  'counted in (first)',
  'what is counted',
  'scale',
  'definition',
];

/** The same as comma-separated values, a line a figure. */
export function analysisCsv(analysis: Analysis): string {
  const lines = analysis.rows.flatMap((row) => [
    ...csvOf(analysis, row, 'value', row.figures),
    ...csvOf(analysis, row, 'difference', row.differences),
  ]);
  return [COLUMNS, ...lines].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

function csvOf(
  { study }: Analysis,
  { measure }: MeasureRow,
  kind: string,
  figures: readonly (StudyFigure | undefined)[],
): (string | number)[][] {
  return figures.flatMap((figure, i) => {
    if (!figure) return [];
    const { value, low, high, units, of, ofFirst = '' } = figure;
    const { key, scale, definition, counted } = measure;
    const name = study.variants[i].name;
    const sample = [units, of, ofFirst, counted];
    return [[key, name, kind, value, low ?? '', high ?? '', ...sample, scale, definition]];
  });
}

function cell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
