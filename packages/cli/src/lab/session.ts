import {
  answerWidth,
  type Chunk,
  isCompared,
  isDone,
  measureOf,
  Pilot,
  type Study,
  StudyResults,
  sizeText,
  unitsAwaited,
  type Workforce,
} from '@overtrick/lab';
import { usage } from '../io.ts';
import { whole } from '../style.ts';

/** Who plays: threads of this machine, or other machines. The chunks are the same. */
export type ChunkSource = (study: Study, manner: Workforce, from: number) => AsyncGenerator<Chunk>;

/** A study on its way: what was counted before, and what is played now. */
export class StudySession {
  readonly results: StudyResults;
  readonly pilot: Pilot;

  constructor(study: Study) {
    this.results = new StudyResults(study);
    this.pilot = new Pilot(study);
  }

  get study(): Study {
    return this.results.study;
  }

  get isOver(): boolean {
    return isDone(this.results);
  }

  get part(): number {
    return this.results.units / unitsAwaited(this.results);
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
      this.#add(readChunk(line, this.results.units, index));
    }
  }

  /** Plays what is still wanted, and stops when the answer is as narrow as was asked for. */
  async *play(source: ChunkSource, manner: Workforce): AsyncGenerator<Chunk> {
    if (this.isOver) return;
    for await (const chunk of source(this.study, manner, this.results.units)) {
      this.#add(chunk);
      yield chunk;
      if (this.isOver) return;
    }
  }

  #add(chunk: Chunk): void {
    this.results.add(chunk);
    this.pilot.add(chunk);
  }
}

/** "± 1.2 points" */
export function widthText(study: Study, width: number): string {
  const scale = measureOf(study.question)?.scale;
  const shown = scale === 'share' ? 100 * width : width;
  const part = isCompared(study) ? ' percentage points' : ' %';
  const unit = scale === 'share' ? part : scale === 'points' ? ' points' : '';
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
