import {
  type Analysis,
  aboutText,
  figureText,
  findingsOf,
  findingText,
  isChanged,
  type MeasureRow,
  type Study,
  type StudyFigure,
  sampleText,
} from '@overtrick/lab';
import { type Style, table, wrap } from '../style.ts';

/** A study in the terminal: every figure with its interval and its sample, and last, where it is still on the screen, what was found. */
export function studyText(analysis: Analysis, style: Style): string {
  const { study, rows } = analysis;
  const [first] = study.variants;
  const values = rows.flatMap((row) => linesOf(study, row, row.figures, false));
  const changes = rows
    .filter(isChanged)
    .flatMap((row) => linesOf(study, row, row.differences, true));
  const told = (title: string, lines: readonly string[][]) =>
    table(style, title, ['', '', '', 'counted in'], lines, [0, 1, 3]);
  const parts = [
    style.bold(study.title),
    ...aboutText(analysis).map((line) => wrap(line, style.width)),
    told('Figures (95 %)', values),
    told(`Against ${first.name}`, changes),
    ...findings(analysis, style),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** The answer is the last of it. */
function findings(analysis: Analysis, style: Style): string[] {
  const found = findingsOf(analysis);
  const told = (title: string, isAnswer: boolean) => {
    const lines = found
      .filter(({ kind }) => (kind === 'answer') === isAnswer)
      .map((each) => `  ${wrap(findingText(analysis, each), style.width, '  ')}`);
    return lines.length === 0 ? '' : [style.bold(title), ...lines].join('\n');
  };
  return [told('Also found', false), told('Answer', true)];
}

/** A line a variant; the measure is named on the first. */
function linesOf(
  study: Study,
  { measure, differs }: MeasureRow,
  figures: readonly (StudyFigure | undefined)[],
  isDifference: boolean,
): string[][] {
  const lines = figures.flatMap((figure, i) => {
    if (!figure || (isDifference && !differs[i])) return [];
    const { name } = study.variants[i];
    return [[name, figureText(measure, figure, isDifference), sampleText(study, measure, figure)]];
  });
  return lines.map((line, i) => [i === 0 ? measure.title : '', ...line]);
}
