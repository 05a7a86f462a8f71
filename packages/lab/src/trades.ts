import { bout } from './arena/bout.ts';
import type { Bout, Trial } from './arena/trial.ts';
import { type Batch, simulation } from './batch.ts';
import type { Bench } from './judged/bench.ts';
import { type MarkBench, type MarkCheck, markChecks } from './judged/marks.ts';
import { type OddsForecast, oddsForecasts } from './judged/odds.ts';
import type { Series } from './series.ts';
import { studying } from './study/here.ts';
import type { Chunk } from './study/results.ts';
import type { Study } from './study/study.ts';
import type { Trade } from './trade.ts';
import { callLessons } from './train/calls.ts';
import { choiceLessons } from './train/choices.ts';
import type { CallLesson, ChoiceLesson, Course, HandLesson, MarginLesson } from './train/course.ts';
import { handLessons } from './train/hands.ts';
import { marginLessons } from './train/margin.ts';

/** What each kind of work starts from, and what it hands over. */
export interface Trades {
  readonly simulate: { readonly data: Series; readonly batch: Batch };
  readonly study: { readonly data: Study; readonly batch: Chunk[] };
  readonly arena: { readonly data: Trial; readonly batch: Bout[] };
  readonly hands: { readonly data: Course; readonly batch: HandLesson[] };
  readonly calls: { readonly data: Course; readonly batch: CallLesson[] };
  readonly margins: { readonly data: Course; readonly batch: MarginLesson[] };
  readonly choices: { readonly data: Course; readonly batch: ChoiceLesson[] };
  readonly marks: { readonly data: MarkBench; readonly batch: MarkCheck[] };
  readonly odds: { readonly data: Bench; readonly batch: OddsForecast[] };
}

/** Much work of one kind, cut into numbered parts. Plain data, so that it can be sent to a worker. */
export interface Work<Name extends keyof Trades = keyof Trades> {
  readonly trade: Name;
  readonly data: Trades[Name]['data'];
  readonly parts: number;
  /** The first part that is to be done. */
  readonly from: number;
  /** How many parts a worker does before it hands them over. */
  readonly size: number;
}

export const trades: {
  readonly [Name in keyof Trades]: Trade<Trades[Name]['data'], Trades[Name]['batch']>;
} = {
  simulate: simulation,
  study: studying,
  arena: bout,
  hands: handLessons,
  calls: callLessons,
  margins: marginLessons,
  choices: choiceLessons,
  marks: markChecks,
  odds: oddsForecasts,
};
