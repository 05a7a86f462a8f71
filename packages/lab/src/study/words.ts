import type { Analysis } from './analysis.ts';
import type { CountedThing } from './bases.ts';
import { type DifferenceVerdict, RARE, type StudyFinding, verdictOf } from './findings.ts';
import type { StudyFigure } from './interval.ts';
import { isLadder } from './ladder.ts';
import { limitsOf } from './limits.ts';
import type { StudyMeasure } from './measures.ts';
import type { Study } from './study.ts';

/** How figures are written: a share in per cent, everything else with as many digits as its interval bears. */
export function valueText(
  { scale }: StudyMeasure,
  value: number,
  digits: number,
  isSigned: boolean,
): string {
  const shown = (scale === 'share' ? 100 * value : value).toFixed(digits);
  const isZero = Number(shown) === 0;
  const sign = isZero ? '' : value < 0 ? '−' : isSigned ? '+' : '';
  return `${sign}${shown.replace('-', '')}`;
}

/** Enough digits to tell the bounds apart, and no more. */
export function digitsFor(
  { scale }: StudyMeasure,
  { value, low, high }: Pick<StudyFigure, 'value' | 'low' | 'high'>,
): number {
  const width = low === null || high === null ? Math.abs(value) : high - low;
  const shown = scale === 'share' ? 100 * width : width;
  if (shown === 0) return Number.isInteger(value) ? 0 : 1;
  return Math.min(4, Math.max(0, 1 - Math.floor(Math.log10(shown))));
}

/** What stands behind a figure of this scale. */
export function unitText({ scale }: StudyMeasure, isDifference: boolean): string {
  if (scale === 'share') return isDifference ? ' percentage points' : ' %';
  return scale === 'points' ? ' points' : '';
}

/** "+1.03 points (+0.90 to +1.16)"; no figure is told without its interval. */
export function figureText(measure: StudyMeasure, figure: StudyFigure, isSigned = false): string {
  const digits = digitsFor(measure, figure);
  const text = (value: number) => valueText(measure, value, digits, isSigned);
  const { value, low, high } = figure;
  if (low === null || high === null) return 'too few';
  const given = measure.isGiven && low === high ? ', by the rules' : '';
  return `${text(value)}${unitText(measure, isSigned)} (${text(low)} to ${text(high)}${given})`;
}

/** "in 2,000 deals", or matches. */
export function sizeText({ unit }: Pick<Study, 'unit'>, units: number): string {
  const noun = units === 1 ? (unit === 'deals' ? 'deal' : 'match') : unit;
  return `${units.toLocaleString('en-US')} ${noun}`;
}

const COUNTED: Readonly<Record<CountedThing, readonly [one: string, many: string]>> = {
  deals: ['deal', 'deals'],
  matches: ['match', 'matches'],
  seats: ['seat', 'seats'],
  contracts: ['contract', 'contracts'],
  tricks: ['trick', 'tricks'],
  decisions: ['decision', 'decisions'],
  pairs: ['pair of seats', 'pairs of seats'],
  wins: ['match that was won', 'matches that were won'],
};

/** "1 contract", "1,677 contracts" */
export function thingsText({ counted }: StudyMeasure, n: number): string {
  return `${Math.round(n).toLocaleString('en-US')} ${COUNTED[counted][n === 1 ? 0 : 1]}`;
}

/** "1,677 contracts in 2,000 deals": what a figure was counted in, for a difference in both variants. */
export function sampleText({ unit }: Study, measure: StudyMeasure, figure: StudyFigure): string {
  const { counted } = measure;
  const { of, ofFirst = of, units } = figure;
  const other = ofFirst === of ? '' : `${Math.round(of).toLocaleString('en-US')} against `;
  const things = `${other}${thingsText(measure, ofFirst)}`;
  return counted === unit ? things : `${things} in ${sizeText({ unit }, units)}`;
}

/** A finding as a sentence, with its uncertainty and its sample. */
export function findingText({ study }: Analysis, finding: StudyFinding): string {
  const { row, variant, figure } = finding;
  const { measure } = row;
  const name = quoted(study.variants[variant].name);
  const about = quoted(measure.title);
  const size = sampleText(study, measure, figure);
  switch (finding.kind) {
    case 'answer':
      return answerText(study, finding);
    case 'favour':
      return `${favoured(measure, figure)} in ${name}: ${figureText(measure, figure, true)} a deal, ${size}.`;
    case 'change':
      return `${name} changes ${about} by ${figureText(measure, figure, true)}, ${size}.`;
    case 'rare':
      return `${rareText(figure)}: ${about} is at ${figureText(measure, figure)}, ${size}.`;
  }
}

function rareText({ value }: StudyFigure): string {
  return value === 0 ? 'Never used here' : `Hardly ever used, less than once in ${1 / RARE}`;
}

function quoted(text: string): string {
  return `“${text}”`;
}

function favoured({ title }: StudyMeasure, { value }: StudyFigure): string {
  return `${title} is ${value > 0 ? 'favoured' : 'at a disadvantage'}`;
}

function answerText(study: Study, { row, variant, figure }: StudyFinding): string {
  const { measure } = row;
  const { variants } = study;
  const size = sampleText(study, measure, figure);
  if (variants.length === 1) return `${measure.title}: ${figureText(measure, figure)}, ${size}.`;
  if (isLadder(study)) {
    return `${variants[variant].name}: ${quoted(measure.title)} is at ${figureText(measure, figure)}, ${size}.`;
  }
  const told = `${figureText(measure, figure, true)}, ${size}`;
  const [name, first] = [variants[variant], variants[0]].map((each) => quoted(each.name));
  return `${quoted(measure.title)} in ${name} against ${first}: ${told}. ${VERDICTS[verdictOf(row, variant)]}`;
}

const VERDICTS: Readonly<Record<DifferenceVerdict, string>> = {
  few: 'There are too few to say anything.',
  none: 'Not one of them went otherwise.',
  more: 'It is more.',
  less: 'It is less.',
  open: 'It may be no difference at all: 0 lies within the interval.',
};

/** What a study has played, how its intervals are meant, and what its bots can and cannot prove. */
export function aboutText({ study, units, interval, compared }: Analysis): string[] {
  const { players, count, variants, seed } = study;
  const bots = [...new Set(variants.flatMap((variant) => variant.bots))];
  const isWhole = units >= count ? '' : ` of ${count.toLocaleString('en-US')} asked for`;
  const played = `${study.game} (rules version ${study.version}), ${players} players, ${sizeText(study, units)}${isWhole}`;
  const sure =
    interval.manner === 'fixed'
      ? 'The number was fixed beforehand; intervals hold for it, and not for those who stop when they like what they see.'
      : 'Intervals hold at every look at once: one may watch and stop at any time.';
  const many =
    variants.length > 2
      ? ` Differences are told at ${(100 * (1 - compared.alpha)).toFixed(1)} %, so that all variants together are at 95 %.`
      : '';
  return [
    `${played}, bots: ${bots.join(', ')}, seed ${seed.slice(0, 8)}….`,
    `${sure}${many} Findings beyond the question are corrected for all that was looked at (Holm).`,
    ...limitsOf(study),
  ];
}
