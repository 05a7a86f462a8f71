import { type Analysis, isChanged, type MeasureRow } from '../study/analysis.ts';
import { findingsOf } from '../study/findings.ts';
import type { StudyFigure } from '../study/interval.ts';
import { studyFile, studyLink } from '../study/link.ts';
import type { StudyResults } from '../study/results.ts';
import { analysisData } from '../study/tables.ts';
import { aboutText, figureText, findingText, sampleText } from '../study/words.ts';
import { ShownDeals } from './deals.ts';
import { element, escaped } from './markup.ts';
import { markDefinitions, type PlotLine, plot } from './plot.ts';
import type { ReportPlace } from './sample.ts';
import { css } from './style.ts';

/** What measures a chapter of the report has, by how their keys begin. */
const CHAPTERS: readonly (readonly [title: string, start: RegExp])[] = [
  ['Seats and roles', /^(seat|place|skill|bot|role)\//],
  ['Contracts and bids', /^(contract|bid)\//],
  ['Trumps', /^(trump|bonus)\//],
  ['How deals go', /^(ending|use|deal|decision)\//],
  ['Rules that score', /^clause\//],
  ['Matches', /^match\//],
];

/** On paper nobody can open a deal: browsers that do not know how the style does it are told. */
const OPEN_FOR_PRINT =
  "addEventListener('beforeprint',()=>{for(const each of document.querySelectorAll('details'))each.open=true})";

/** A study as one page that needs nothing else: findings in words, plots, a deal behind each finding, all figures. */
export async function reportHtml(
  results: StudyResults,
  analysis: Analysis,
  place: ReportPlace,
): Promise<string> {
  const { study } = analysis;
  const link = studyLink(place.page, studyFile(study));
  const found = await findings(results, analysis, place);
  const body = [
    element('h1', {}, escaped(study.title)),
    ...aboutText(analysis).map((line) => element('p', { class: 'quiet' }, escaped(line))),
    element('p', { class: 'quiet' }, element('a', { href: link }, 'Open this study in the page')),
    element('h2', {}, 'What was found'),
    element('ol', { class: 'findings' }, ...found),
    ...CHAPTERS.map(([title, start]) => chapter(title, start, analysis)),
  ];
  // What is in a script is not read as markup, but for its end.
  const data = JSON.stringify(analysisData(analysis)).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(study.title)}</title><style>${css}</style></head>
<body>${markDefinitions()}<main>${body.join('\n')}</main>
<script>${OPEN_FOR_PRINT}</script>
<script type="application/json" id="study">${data}</script></body></html>
`;
}

/** The question is drawn; the others are told. */
async function findings(
  results: StudyResults,
  analysis: Analysis,
  place: ReportPlace,
): Promise<string[]> {
  const deals = new ShownDeals(results, place);
  const items: string[] = [];
  for (const [index, finding] of findingsOf(analysis).entries()) {
    const isFirst = index === 0 && finding.kind === 'answer';
    const picture = isFirst ? measured(analysis, finding.row, false) : '';
    const text = element('p', {}, escaped(findingText(analysis, finding)));
    items.push(element('li', {}, text, picture, await deals.behind(finding)));
  }
  return items;
}

/** With more variants than this only what was found is drawn; all figures are in the data. */
const MOST_DRAWN = 4;

function drawnRows(analysis: Analysis): readonly MeasureRow[] {
  if (analysis.study.variants.length <= MOST_DRAWN) return analysis.rows;
  const found = new Set(findingsOf(analysis).map(({ row }) => row.measure.key));
  return analysis.rows.filter(({ measure }) => found.has(measure.key));
}

function chapter(title: string, start: RegExp, analysis: Analysis): string {
  const rows = drawnRows(analysis).filter(({ measure }) => start.test(measure.key));
  if (rows.length === 0) return '';
  const sections = rows.map((row) => measured(analysis, row, true));
  return `${element('h2', {}, title)}${sections.join('\n')}`;
}

function measured(analysis: Analysis, row: MeasureRow, isOpen: boolean): string {
  const { measure, figures, differences } = row;
  const values = lines(analysis, row, figures, false);
  const changes = isChanged(row) ? lines(analysis, row, differences, true) : [];
  if (values.length === 0) return '';
  const title = isOpen ? element('h3', {}, escaped(measure.title)) : '';
  const inside = [
    title,
    element('p', { class: 'quiet' }, escaped(measure.definition)),
    plot(measure, values),
    ...(changes.length > 0
      ? [element('p', { class: 'quiet' }, against(analysis)), plot(measure, changes, true)]
      : []),
  ];
  return isOpen
    ? element('section', { class: 'measure' }, ...inside)
    : element('div', {}, ...inside);
}

function against({ study }: Analysis): string {
  return `Against ${escaped(study.variants[0].name)}, on the same ${study.unit}:`;
}

function lines(
  { study }: Analysis,
  { measure }: MeasureRow,
  figures: readonly (StudyFigure | undefined)[],
  isSigned: boolean,
): PlotLine[] {
  return figures.flatMap((figure, mark) => {
    if (!figure || figure.low === null) return [];
    const text = `${figureText(measure, figure, isSigned)}, ${sampleText(study, measure, figure)}`;
    return [{ label: study.variants[mark].name, mark, figure, text }];
  });
}
