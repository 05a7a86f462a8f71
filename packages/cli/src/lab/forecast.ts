import { availableParallelism } from 'node:os';
import { answerWidth, isProgram, type Study, sizeText, unitsAwaited } from '@overtrick/lab';
import { duration } from '../style.ts';
import { type StudySession, widthText } from './session.ts';

/** Code that runs for the first time is slow: nothing is judged by that. */
const WARM_MS = 2000;
/** What is judged by takes at least so long, and so many chunks of every thread. */
const STRETCH_MS = 2000;
const ROUNDS = 2;
/** A stretch that goes by so much faster than the one before is not the last: programs become faster for a while. */
const STEADY = 0.92;
/** After so long it is told how sure it is, however sure that may be. */
const PATIENCE_MS = 20_000;
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

/** Where a stretch begins. */
interface Mark extends SpentTimes {
  readonly units: number;
}

/** Says once, when enough was played, how long a study takes and how narrow its answer will be; and at the end how long it took. */
export class StudyForecast {
  readonly #session: StudySession;
  readonly #jobs: number;
  readonly #times: () => SpentTimes;
  /** Where the stretch that is being played began, how many chunks ago, and how long a unit took in the one before. */
  #mark: Mark | undefined;
  #chunks = 0;
  #before = Infinity;
  #told: SpentTimes | undefined;

  constructor(session: StudySession, jobs: number, times: () => SpentTimes) {
    this.#session = session;
    this.#jobs = jobs;
    this.#times = times;
  }

  /** To be asked after each chunk. */
  look(): string | undefined {
    if (this.#told || this.#session.isOver) return undefined;
    const now = { units: this.#session.results.units, ...this.#times() };
    if (now.quiet < WARM_MS) return undefined;
    this.#mark ??= now;
    if (!this.#isStretch(now, this.#mark)) return undefined;
    const { quiet, units } = since(this.#mark, now);
    const isSteady = quiet / units >= STEADY * this.#before;
    if (now.quiet > PATIENCE_MS || (isSteady && this.#doubt <= SURE)) {
      return this.#tell(now, this.#mark);
    }
    this.#before = quiet / units;
    this.#mark = now;
    this.#chunks = 0;
    return undefined;
  }

  /** What came of it, for those who were told. */
  get end(): string | undefined {
    if (!this.#told || !this.#session.isOver) return undefined;
    const now = this.#times();
    const [clock, quiet] = [now.clock - this.#told.clock, now.quiet - this.#told.quiet];
    return `Since the forecast it took ${duration(clock)}, and on a quiet machine about ${duration(quiet)}.`;
  }

  /** Threads hand over side by side: after as many chunks as there are threads each has done one more, and none a half. */
  #isStretch(now: Mark, mark: Mark): boolean {
    if (now === mark) return false;
    const rounds = ++this.#chunks / this.#jobs;
    return rounds >= ROUNDS && Number.isInteger(rounds) && since(mark, now).quiet >= STRETCH_MS;
  }

  /** Of the width; of how long it takes to reach a width it is twice that. */
  get #doubt(): number {
    const { pilot, study } = this.#session;
    return (pilot.doubt ?? Infinity) / (study.halfWidth === null ? 2 : 1);
  }

  #tell(now: Mark, mark: Mark): string {
    const { results, study } = this.#session;
    const awaited = unitsAwaited(results);
    const { quiet, clock, units } = since(mark, now);
    const times = (awaited - now.units) / units;
    this.#told = now;
    const time = `${bothText(quiet * times, clock * times)} more for ${sizeText(study, awaited)}`;
    return `Forecast: about ${time}; ${this.#widthText(awaited)}.`;
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

function since(mark: Mark, now: Mark): Mark {
  return {
    clock: now.clock - mark.clock,
    quiet: now.quiet - mark.quiet,
    units: now.units - mark.units,
  };
}

/** "45 s (67 s while others keep the machine as busy as now)" */
function bothText(quiet: number, clock: number): string {
  if (clock < BUSY * quiet) return duration(clock);
  return `${duration(quiet)} (${duration(clock)} while others keep the machine as busy as now)`;
}
