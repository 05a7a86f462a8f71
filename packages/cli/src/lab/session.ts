import {
  answerWidth,
  type Chunk,
  isDone,
  measureOf,
  type Study,
  StudyResults,
  sizeText,
  type Workforce,
} from '@overtrick/lab';
import { usage } from '../io.ts';
import { duration, whole } from '../style.ts';

/** Code that runs for the first time is slow: nothing is judged by that. */
const WARM_MS = 2000;
const FORECAST_MS = 3000;

/** Who plays: threads of this machine, or other machines. The chunks are the same. */
export type ChunkSource = (study: Study, manner: Workforce, from: number) => AsyncGenerator<Chunk>;

/** A study on its way: what was counted before, and what is played now. */
export class StudySession {
  readonly results: StudyResults;
  /** When what comes first and is slow was over: how many units were there, at which millisecond. */
  #warm: { readonly units: number; readonly ms: number } | undefined;

  constructor(study: Study) {
    this.results = new StudyResults(study);
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
  }

  /** Plays what is still wanted, and stops when the answer is as narrow as was asked for. */
  async *play(source: ChunkSource, manner: Workforce): AsyncGenerator<Chunk> {
    if (this.isOver) return;
    for await (const chunk of source(this.study, manner, this.results.units)) {
      this.results.add(chunk);
      yield chunk;
      if (this.isOver) return;
    }
  }

  /** How long all of it takes and how narrow the answer will be, once enough was played to say so. */
  forecast(ms: number): string | undefined {
    const { units } = this.results;
    const { count } = this.study;
    if (ms < WARM_MS) return undefined;
    this.#warm ??= { units, ms };
    const { units: before, ms: since } = this.#warm;
    if (units === before || ms - since < FORECAST_MS) return undefined;
    const left = ((ms - since) * (count - units)) / (units - before);
    const width = answerWidth(this.results, count);
    const narrow =
      width === undefined
        ? 'how wide the answer will be cannot be said yet'
        : `the answer will be ${widthText(this.study, width)}`;
    return `Forecast: about ${duration(left)} more for ${sizeText(this.study, count)}; ${narrow}.`;
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
