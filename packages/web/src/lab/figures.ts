import {
  digitsFor,
  SHORT_MS,
  type StudyFigure,
  type StudyMeasure,
  type StudyUnit,
  type ToldTime,
  valueText,
} from '@overtrick/lab/study';
import type { LabWords } from './words-en.ts';

/** "+1.03 points (+0.90 to +1.16), 800 deals"; no figure is told without its interval and its sample. */
export function figureWords(
  words: LabWords,
  { unit, measure }: { readonly unit: StudyUnit; readonly measure: StudyMeasure },
  figure: StudyFigure,
  isDifference: boolean,
): string {
  const { value, low, high } = figure;
  if (low === null || high === null) return words.few;
  const digits = digitsFor(measure, figure);
  const text = (each: number) => words.number(valueText(measure, each, digits, isDifference));
  const scale = (isDifference ? words.differences : words.scales)[measure.scale];
  const given = measure.isGiven && low === high ? `, ${words.given}` : '';
  const interval = `(${text(low)} ${words.to} ${text(high)}${given})`;
  return `${text(value)}${scale} ${interval}, ${sampleWords(words, unit, measure, figure)}`;
}

/** "1,677 contracts in 2,000 deals"; of a difference, in both variants. */
function sampleWords(
  words: LabWords,
  unit: StudyUnit,
  { counted }: StudyMeasure,
  { of, ofFirst = of, units }: StudyFigure,
): string {
  const both = ofFirst === of ? words.whole(of) : words.both(words.whole(of), words.whole(ofFirst));
  const things = words.count(both, words.counted[counted]);
  if (counted === unit) return things;
  return words.within(things, words.count(words.whole(units), words.among[unit]));
}

/** An end of an axis, to three digits. */
export function boundWords(
  words: LabWords,
  measure: StudyMeasure,
  value: number,
  isDifference: boolean,
): string {
  const size = Math.abs(measure.scale === 'share' ? 100 * value : value);
  const digits = size === 0 || size >= 100 ? 0 : size >= 10 ? 1 : 2;
  const unit = (isDifference ? words.differences : words.scales)[measure.scale];
  return `${words.number(valueText(measure, value, digits, isDifference))}${unit}`;
}

/** "± 1.2 points" */
export function widthWords(
  words: LabWords,
  { scale }: StudyMeasure,
  width: number,
  isDifference: boolean,
): string {
  const shown = scale === 'share' ? 100 * width : width;
  const unit = (isDifference ? words.differences : words.scales)[scale];
  return `± ${words.number(shown.toPrecision(2))}${unit}`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** "about 3 minutes left" */
export function leftWords(words: LabWords, told: ToldTime): string {
  switch (told.kind) {
    case 'short':
      return words.leftShort(timeWords(words, SHORT_MS));
    case 'about':
      return words.left(timeWords(words, told.ms));
    case 'between':
      return words.leftBetween(timeWords(words, told.least), timeWords(words, told.most));
    case 'most':
      return words.leftMost(timeWords(words, told.ms));
  }
}

/** Roughly how long something takes: forecasts are no better. */
function timeWords(words: LabWords, ms: number): string {
  if (ms < 1.5 * MINUTE) return words.seconds(Math.max(1, Math.round(ms / 1000)));
  if (ms < 1.5 * HOUR) return words.minutes(Math.round(ms / MINUTE));
  return words.hours(Math.round(ms / HOUR));
}
