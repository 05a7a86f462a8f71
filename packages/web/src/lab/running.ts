import {
  type Analysis,
  analyse,
  answerWidth,
  isCompared,
  isDone,
  runStudyWith,
  type Study,
  type StudyFigure,
  StudyPace,
  StudyResults,
  type ToldTime,
  unitsAwaited,
} from '@overtrick/lab/study';
import { Workers, workersHere } from './workers.ts';

/** The answer at one look: by variant, its figure, or what it differs by from the first. */
export interface Glance {
  readonly units: number;
  readonly figures: readonly (StudyFigure | undefined)[];
}

/** Often enough to see intervals shrink, and seldom enough to leave the time to those who play. */
const BETWEEN_LOOKS = 200;
/** More could not be told apart on any screen: then every other one goes. */
const MOST_GLANCES = 240;

/** A study that is played in workers: it can be watched, stopped and gone on with. */
export class StudyRun {
  onChange = () => {};
  readonly study: Study;
  readonly results: StudyResults;
  analysis: Analysis;
  glances: readonly Glance[] = [];
  isRunning = false;
  hasFailed = false;
  private stopping = new AbortController();
  private pace: StudyPace | undefined;
  private looked = 0;

  constructor(study: Study) {
    this.study = study;
    this.results = new StudyResults(study);
    this.analysis = analyse(this.results);
  }

  get isDone(): boolean {
    return isDone(this.results);
  }

  /** Plays on from where it is. */
  async start(): Promise<void> {
    this.stopping = new AbortController();
    this.pace = new StudyPace({ units: this.results.units, at: performance.now() }, workersHere());
    this.isRunning = true;
    this.hasFailed = false;
    this.onChange();
    try {
      await this.play(this.stopping.signal);
    } catch {
      this.hasFailed = true;
    }
    this.isRunning = false;
    this.look();
  }

  stop(): void {
    this.stopping.abort();
  }

  /** How long until all that is wanted is there, at the pace of late. */
  get left(): ToldTime | undefined {
    const { results } = this;
    return this.pace?.tell(unitsAwaited(results) - results.units);
  }

  /** How wide the answer is on either side, now and at the end. */
  get widths(): readonly (number | undefined)[] {
    const { results } = this;
    if (results.units === 0) return [];
    return [results.units, unitsAwaited(results)].map((units) => answerWidth(results, units));
  }

  private async play(signal: AbortSignal): Promise<void> {
    const { results, study } = this;
    const manner = { jobs: workersHere(), from: results.units, signal };
    for await (const chunk of runStudyWith(new Workers(study), study, manner)) {
      results.add(chunk);
      this.pace?.note({ units: results.units, at: performance.now() });
      if (this.isDone) return;
      if (performance.now() - this.looked > BETWEEN_LOOKS) this.look();
    }
  }

  private look(): void {
    this.looked = performance.now();
    this.analysis = analyse(this.results);
    const { question, units } = this.analysis;
    const figures = isCompared(this.study) ? question.differences : question.figures;
    const kept = this.glances.length < MOST_GLANCES ? this.glances : everyOther(this.glances);
    this.glances = [...kept, { units, figures }];
    this.onChange();
  }
}

function everyOther(glances: readonly Glance[]): Glance[] {
  return glances.filter((_, i) => i % 2 === 1);
}
