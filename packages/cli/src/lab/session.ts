import {
  answerWidth,
  type Chunk,
  isDone,
  measureOf,
  Results,
  runStudy,
  type Study,
  sizeText,
  type Workforce,
} from '@overtrick/lab';
import { usage } from '../io.ts';
import { duration, whole } from '../style.ts';

/** A study on its way: what was counted before, and what is played now. */
export class StudySession {
  readonly results: Results;
  /** How many units were there before. */
  #recalled = 0;

  constructor(study: Study) {
    this.results = new Results(study);
  }

  get study(): Study {
    return this.results.study;
  }

  get isOver(): boolean {
    return isDone(this.results);
  }

  get part(): number {
    return this.results.units / this.study.count;
  }

  get recalled(): number {
    return this.#recalled;
  }

  get figures(): string {
    const { units } = this.results;
    const width = answerWidth(this.results, units);
    const told = width === undefined ? '' : `, answer ${widthText(this.study, width)} so far`;
    return `${whole(units)} of ${sizeText(this.study, this.study.count)}${told}`;
  }

  /** Counts the chunks of a file, in their order. */
  recall(entries: readonly string[]): void {
    for (const [index, line] of entries.entries()) {
      if (this.isOver) return;
      this.results.add(readChunk(line, this.results.units, index));
    }
    this.#recalled = this.results.units;
  }

  /** Plays what is still wanted, and stops when the answer is as narrow as was asked for. */
  async *play(manner: Workforce): AsyncGenerator<Chunk> {
    if (this.isOver) return;
    for await (const chunk of runStudy(this.study, manner, this.results.units)) {
      this.results.add(chunk);
      yield chunk;
      if (this.isOver) return;
    }
  }

  /** How long all of it takes and how narrow the answer will be, judged by what was played in so many milliseconds. */
  forecast(ms: number): string {
    const { units } = this.results;
    const played = units - this.#recalled;
    const left = played > 0 ? (ms * (this.study.count - units)) / played : 0;
    const width = answerWidth(this.results, this.study.count);
    const narrow =
      width === undefined
        ? 'too few deals yet to say how wide the answer will be'
        : `the answer will be ${widthText(this.study, width)}`;
    return `Forecast: about ${duration(left)} more for ${sizeText(this.study, this.study.count)}; ${narrow}.`;
  }
}

/** "± 1.2 points" */
function widthText({ question }: Study, width: number): string {
  const scale = measureOf(question)?.scale;
  const shown = scale === 'share' ? 100 * width : width;
  const unit = scale === 'share' ? ' %' : scale === 'points' ? ' points' : '';
  return `± ${shown.toPrecision(2)}${unit}`;
}

function readChunk(line: string, from: number, index: number): Chunk {
  try {
    const chunk: Chunk = JSON.parse(line);
    if (chunk.from === from && Array.isArray(chunk.variants)) return chunk;
  } catch {
    // Told below.
  }
  throw usage(
    `line ${index + 2} of the results does not go on at ${from}; --force replaces the file`,
  );
}
