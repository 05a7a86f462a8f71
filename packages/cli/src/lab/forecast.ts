import { availableParallelism } from 'node:os';
import {
  answerWidth,
  isProgram,
  SHORT_MS,
  type Study,
  StudyPace,
  sizeText,
  type ToldTime,
  unitsAwaited,
} from '@overtrick/lab';
import { duration } from '../style.ts';
import { type StudySession, widthText } from './session.ts';

/** With the time alone known, this part of it is waited until it can also be said how wide the answer will be. */
const PATIENCE = 0.25;
/** But no less and no more than this. After the longest it is told how sure it is, however sure that may be. */
const SHORTEST_MS = 2500;
const LONGEST_MS = 20_000;
/** The standard error of a forecast, as a part of it, with which it can be told without more ado. */
const SURE = 0.12;
/** So much longer than on a quiet machine is worth a word. */
const BUSY = 1.2;

/** Milliseconds by the clock, and what they would be if the machine had nothing else to do. */
export interface SpentTimes {
  readonly clock: number;
  readonly quiet: number;
}

/** Takes both times from now on. Of others who play, machines and programs, nobody knows but the clock. */
export function timing({ variants }: Study, jobs: number, isHere: boolean): () => SpentTimes {
  const started = performance.now();
  const before = process.cpuUsage();
  const threads = Math.min(jobs, availableParallelism());
  const isOurs = isHere && !variants.some(({ bots }) => bots.some(isProgram));
  return () => {
    const clock = performance.now() - started;
    const { user, system } = process.cpuUsage(before);
    return { clock, quiet: isOurs ? (user + system) / 1000 / threads : clock };
  };
}

/** Says once, when enough was played, how long a study takes and how narrow its answer will be; and at the end how long it took. */
export class StudyForecast {
  readonly #session: StudySession;
  readonly #times: () => SpentTimes;
  readonly #clock: StudyPace;
  readonly #quiet: StudyPace;
  #told: SpentTimes | undefined;

  /** What was recalled is there already, and tells nothing of how fast it goes. */
  constructor(session: StudySession, jobs: number, times: () => SpentTimes) {
    this.#session = session;
    this.#times = times;
    const { units } = session.results;
    this.#clock = new StudyPace({ units, at: 0 }, jobs);
    this.#quiet = new StudyPace({ units, at: 0 }, jobs);
  }

  /** To be asked after each chunk. */
  look(): string | undefined {
    const now = this.#times();
    const { units } = this.#session.results;
    this.#clock.note({ units, at: now.clock });
    this.#quiet.note({ units, at: now.quiet });
    if (this.#told || this.#session.isOver || !this.#isEnough(now)) return undefined;
    this.#told = now;
    return this.#text;
  }

  /** "about 16 s left", by the clock; nothing as long as too little was played since this run began. */
  get left(): string {
    const told = this.#clock.tell(this.#unitsLeft);
    return told ? `${toldText(told)} left` : '';
  }

  /** What came of it, for those who were told. */
  get end(): string | undefined {
    if (!this.#told || !this.#session.isOver) return undefined;
    const now = this.#times();
    const [clock, quiet] = [now.clock - this.#told.clock, now.quiet - this.#told.quiet];
    const took = `Since the forecast it took ${duration(clock)}`;
    return clock < BUSY * quiet
      ? `${took}.`
      : `${took}, on a quiet machine about ${duration(quiet)}.`;
  }

  get #unitsLeft(): number {
    const { results } = this.#session;
    return unitsAwaited(results) - results.units;
  }

  #isEnough({ clock }: SpentTimes): boolean {
    const left = this.#clock.timeFor(this.#unitsLeft);
    if (!left || clock > LONGEST_MS) return left !== undefined;
    const kind = this.#clock.tell(this.#unitsLeft)?.kind;
    if (kind !== 'short' && kind !== 'about') return false;
    const patience = Math.max(SHORTEST_MS, PATIENCE * (clock + left.about));
    return this.#doubt <= SURE || clock > patience;
  }

  /** Of the width; of how long it takes to reach a width it is twice that. */
  get #doubt(): number {
    const { pilot, study } = this.#session;
    return (pilot.doubt ?? Infinity) / (study.halfWidth === null ? 2 : 1);
  }

  get #text(): string {
    const { study, results } = this.#session;
    const awaited = unitsAwaited(results);
    return `Forecast: ${this.#timeText} for ${sizeText(study, awaited)}; ${this.#widthText(awaited)}.`;
  }

  /** "about 45 s more", or "about 67 s more while others keep the machine as busy as now (on a quiet one about 45 s)" */
  get #timeText(): string {
    const units = this.#unitsLeft;
    const told = this.#clock.tell(units);
    const clock = this.#clock.timeFor(units);
    const quiet = this.#quiet.timeFor(units);
    if (!told || !clock || !quiet) return 'nobody knows how long more';
    const time = `${toldText(told)} more`;
    if (told.kind === 'short' || clock.about < BUSY * quiet.about) return time;
    const alone = `on a quiet one about ${duration(quiet.about)}`;
    return `${time} while others keep the machine as busy as now (${alone})`;
  }

  #widthText(units: number): string {
    const { results, study } = this.#session;
    const width = answerWidth(results, units);
    if (width === undefined) return 'how wide the answer will be cannot be said yet';
    const told = `the answer will be ${widthText(study, width)}`;
    const doubt = this.#doubt;
    if (doubt <= SURE) return told;
    return `${told}, give or take ${Math.ceil(20 * doubt) * 10} %: too little of it was seen yet`;
  }
}

function toldText(told: ToldTime): string {
  switch (told.kind) {
    case 'short':
      return `less than ${SHORT_MS / 1000} s`;
    case 'about':
      return `about ${duration(told.ms)}`;
    case 'between':
      return `${duration(told.least)} to ${duration(told.most)}`;
    case 'most':
      return `at most ${duration(told.ms)}`;
  }
}
