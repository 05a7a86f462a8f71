import { answerSpreads } from './forecast.ts';
import { type Chunk, StudyResults } from './results.ts';
import type { Study } from './study.ts';

/** In how many heaps what was played is laid, to see whether it scatters alike in all of them. */
const HEAPS = 8;
/** By how different so few heaps are one knows little more than a guess: in one of ten it is this many times as much. */
const CAUTION = 1.5;

/**
 * The first units of a study, by which its end is forecast. What is rare comes in few of the heaps at first: then nobody
 * can say yet how much the answer scatters, and by how different the heaps are one sees that.
 */
export class Pilot {
  readonly #heaps: readonly StudyResults[];
  #chunks = 0;

  constructor(study: Study) {
    this.#heaps = Array.from({ length: HEAPS }, () => new StudyResults(study));
  }

  add({ from, to, variants }: Chunk): void {
    const heap = this.#heaps[this.#chunks++ % HEAPS];
    heap.add({ from: heap.units, to: heap.units + to - from, variants });
  }

  /** How much the variance of the answer may be off, as a part of it: a standard error. Undefined while nothing has scattered. */
  get doubt(): number | undefined {
    const heaps = this.#heaps.filter(({ units }) => units > 0);
    const spreads = heaps.map((heap) => answerSpreads(heap).map((each) => each?.error ?? 0));
    const doubts = (spreads[0] ?? []).map((_, i) =>
      doubtIn(spreads.map((errors, heap) => errors[i] ** 2 * heaps[heap].units)),
    );
    return doubts.reduce((a, b) =>
      a === undefined || b === undefined ? undefined : Math.max(a, b),
    );
  }
}

function doubtIn(variances: readonly number[]): number | undefined {
  const { length } = variances;
  const mean = variances.reduce((a, b) => a + b, 0) / length;
  if (mean === 0 || length < 2) return undefined;
  const squares = variances.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return (CAUTION * Math.sqrt(squares / (length - 1) / length)) / mean;
}
