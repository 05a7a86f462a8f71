import type { StudyFinding } from '../study/findings.ts';
import { type StudyMeasure, thingsOf } from '../study/measures.ts';
import type { StudyResults } from '../study/results.ts';
import type { Study } from '../study/study.ts';
import { thingsText } from '../study/words.ts';
import { element, escaped } from './markup.ts';
import { type ReportPlace, type Sample, sampleBehind } from './sample.ts';
import type { ToldSeat } from './told.ts';

/** The deals that a report shows, each once, however many findings it stands behind. */
export class ShownDeals {
  readonly #results: StudyResults;
  readonly #place: ReportPlace;
  readonly #shown = new Set<string>();

  constructor(results: StudyResults, place: ReportPlace) {
    this.#results = results;
    this.#place = place;
  }

  async behind(finding: StudyFinding): Promise<string> {
    const sample = await sampleBehind(this.#results, finding, this.#place);
    if (!sample) return '';
    const title = this.#titleOf(sample);
    const isAgain = this.#shown.has(title);
    this.#shown.add(title);
    const body = isAgain ? [paragraph('The deal is told above.')] : toldWhole(sample);
    return element(
      'details',
      {},
      element('summary', {}, escaped(title)),
      ...notesOf(sample, finding, this.#results.study),
      ...body,
    );
  }

  #titleOf({ unit, deal, variant }: Sample): string {
    const { study } = this.#results;
    const where = study.unit === 'matches' ? `match ${unit}, deal ${deal}` : `number ${unit}`;
    return `A deal behind it: ${where} in “${study.variants[variant].name}”`;
  }
}

/** What to look at in it, and where it can be played through. */
function notesOf(
  sample: Sample,
  { row: { measure } }: StudyFinding,
  { variants, players }: Study,
): string[] {
  const { counted, first: its, parted, told, link } = sample;
  const first = variants[0].name;
  const text = (values: Sample['counted']) => countedText(measure, values, players);
  const other = its ? `, in “${first}” ${text(its.counted)}` : '';
  const alike =
    parted === undefined ? 'All moves are the same in both; only the score differs.' : '';
  const from =
    parted === undefined ? alike : `Both go alike until move ${parted + 1}, which is marked.`;
  return [
    // A slope counts no things.
    ...(measure.isBySlope
      ? []
      : [paragraph(`Counted here for “${measure.title}”: ${text(counted)}${other}.`)]),
    ...told.contracts.map((contract) => paragraph(`${contract}.`)),
    ...(its ? [paragraph(from)] : []),
    element('p', {}, links(link, its?.link, first)),
  ];
}

/** "1 of 2 contracts", "−12 in 1 deal" */
function countedText(
  measure: StudyMeasure,
  [sum, base]: Sample['counted'],
  players: number,
): string {
  const { key, scale } = measure;
  const things = thingsOf(key, base, players);
  const value = base === 0 ? sum : (sum * things) / base;
  const shown = minus(String(Math.round(100 * value) / 100));
  return `${shown} ${scale === 'share' ? 'of' : 'in'} ${thingsText(measure, things)}`;
}

const minus = (text: string) => text.replace('-', '−');

function paragraph(text: string): string {
  return element('p', {}, escaped(text));
}

function links(link: string | undefined, its: string | undefined, first: string): string {
  if (link === undefined) {
    return 'It stands by itself in the middle of a match, which no link can hold.';
  }
  const ours = element('a', { href: link }, 'See it played');
  if (its === undefined) return ours;
  return `${ours} · ${element('a', { href: its }, escaped(`the same deal in “${first}”`))}`;
}

function toldWhole({ told, parted }: Sample): string[] {
  const story = told.story.map((lines, move) => storyLine(lines, move === parted));
  return [
    element('dl', {}, ...told.seats.flatMap(seatText)),
    element('ol', { class: 'story' }, ...story),
  ];
}

function storyLine(lines: readonly string[], isMarked: boolean): string {
  const text = escaped(lines.join(' '));
  return element('li', {}, isMarked ? element('mark', {}, text) : text);
}

function seatText({ name, role, hand, score, lines }: ToldSeat): string[] {
  const who = role === '' ? name : `${name}, ${role}`;
  const why = lines.length === 0 ? '' : `: ${lines.join(', ')}`;
  return [
    element('dt', {}, escaped(`${who}, scores ${minus(String(score))}`)),
    element('dd', {}, escaped(`${hand.join(', ')}${why === '' ? '' : `. Score${why}`}`)),
  ];
}
