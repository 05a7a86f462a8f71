import type { Game } from '@overtrick/engine';
import type { Analysis, MeasureRow } from '../study/analysis.ts';
import { type Finding, findingsOf } from '../study/findings.ts';
import type { Figure } from '../study/interval.ts';
import { analysisData } from '../study/tables.ts';
import type { Results } from '../study/units.ts';
import { aboutText, figureText, findingText } from '../study/words.ts';
import { element, escaped } from './markup.ts';
import { type PlotLine, plot } from './plot.ts';
import { nameOf, type Sample, sampleOf } from './sample.ts';
import { css } from './style.ts';

/** What measures a chapter of the report has, by how their keys begin. */
const CHAPTERS: readonly (readonly [title: string, start: RegExp])[] = [
  ['Seats and roles', /^(seat|place|bot|role)\//],
  ['Contracts and bids', /^(contract|bid)\//],
  ['Trumps', /^trump\//],
  ['How deals go', /^(ending|use|deal|decision)\//],
  ['Rules that score', /^clause\//],
  ['Matches', /^match\//],
];

/** A study as one page that needs nothing else: findings in words, plots, a deal behind each finding, all figures. */
export function reportHtml(game: Game, results: Results, analysis: Analysis): string {
  const { study } = analysis;
  const body = [
    element('h1', {}, escaped(study.title)),
    ...aboutText(analysis).map((line) => element('p', { class: 'quiet' }, escaped(line))),
    element('h2', {}, 'What was found'),
    element('ol', { class: 'findings' }, ...findings(game, results, analysis)),
    ...CHAPTERS.map(([title, start]) => chapter(title, start, analysis)),
  ];
  // What is in a script is not read as markup, but for its end.
  const data = JSON.stringify(analysisData(analysis)).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(study.title)}</title><style>${css}</style></head>
<body><main>${body.join('\n')}</main>
<script type="application/json" id="study">${data}</script></body></html>
`;
}

/** The question is drawn; the others are told. */
function findings(game: Game, results: Results, analysis: Analysis): string[] {
  return findingsOf(analysis).map((finding, index) => {
    const isFirst = index === 0 && finding.kind === 'answer';
    const picture = isFirst ? measured(analysis, finding.row, false) : '';
    const sample = deal(game, results, finding);
    return element(
      'li',
      {},
      element('p', {}, escaped(findingText(analysis, finding))),
      picture,
      sample,
    );
  });
}

function chapter(title: string, start: RegExp, analysis: Analysis): string {
  const rows = analysis.rows.filter(({ measure }) => start.test(measure.key));
  if (rows.length === 0) return '';
  const sections = rows.map((row) => measured(analysis, row, true));
  return `${element('h2', {}, title)}${sections.join('\n')}`;
}

function measured(analysis: Analysis, row: MeasureRow, isOpen: boolean): string {
  const { measure, figures, differences } = row;
  const values = lines(analysis, row, figures, false);
  const changes = lines(analysis, row, differences, true);
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
  figures: readonly (Figure | undefined)[],
  isSigned: boolean,
): PlotLine[] {
  return figures.flatMap((figure, mark) => {
    if (!figure || figure.low === null) return [];
    const text = `${figureText(measure, figure, isSigned)}, n = ${figure.of.toLocaleString('en-US')}`;
    return [{ label: study.variants[mark].name, mark, figure, text }];
  });
}

/** A deal in which it happened; for a change, one in which it went otherwise than in the first variant. */
function deal(game: Game, { study, variants }: Results, { kind, row, variant }: Finding): string {
  const count = variants[variant].get(row.measure.key);
  const unit =
    kind === 'change' || (kind === 'answer' && variant > 0) ? count?.differing : count?.sample;
  if (unit === undefined || unit < 0) return '';
  const sample = sampleOf(study, game, variant, unit);
  return sample ? shown(study.variants[variant].name, sample) : '';
}

function shown(name: string, { unit, dealer, hands, story, scores }: Sample): string {
  const seats = hands.flatMap((hand, seat) => [
    element(
      'dt',
      {},
      escaped(`${nameOf(seat)}${seat === dealer ? ', deals' : ''}, scores ${scores[seat]}`),
    ),
    element('dd', {}, escaped(hand.join(', '))),
  ]);
  return element(
    'details',
    {},
    element('summary', {}, escaped(`A deal behind it: number ${unit} in "${name}"`)),
    element('dl', {}, ...seats),
    element('ol', { class: 'story' }, ...story.map((each) => element('li', {}, escaped(each)))),
  );
}
