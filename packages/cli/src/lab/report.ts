import {
  type Analysis,
  aboutText,
  figureText,
  findingsOf,
  findingText,
  type MeasureRow,
} from '@overtrick/lab';
import { type Style, table, whole, wrap } from '../style.ts';

/** A study in the terminal: what was found, then every figure with its interval and its sample. */
export function studyText(analysis: Analysis, style: Style): string {
  const { study, rows } = analysis;
  const names = study.variants.map(({ name }) => name);
  const parts = [
    style.bold(study.title),
    ...aboutText(analysis).map((line) => wrap(line, style.width)),
    findings(analysis, style),
    table(style, 'Figures (95 %)', ['', ...names, 'counted in'], rows.map(figures), [0]),
    table(style, `Against ${names[0]}`, ['', ...names.slice(1)], rows.flatMap(changes), [0]),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function findings(analysis: Analysis, style: Style): string {
  const told = findingsOf(analysis).map((finding) => {
    return `  ${wrap(findingText(analysis, finding), style.width, '  ')}`;
  });
  return [style.bold('Findings'), ...told].join('\n');
}

function figures({ measure, figures: told }: MeasureRow): string[] {
  const cells = told.map((figure) => (figure ? figureText(measure, figure) : '–'));
  return [measure.title, ...cells, whole(Math.max(...told.map((figure) => figure?.of ?? 0)))];
}

/** Only where something differs at all. */
function changes({ measure, differences }: MeasureRow): string[][] {
  const told = differences.slice(1);
  if (told.every((figure) => !figure || figure.value === 0)) return [];
  return [
    [measure.title, ...told.map((figure) => (figure ? figureText(measure, figure, true) : '–'))],
  ];
}
