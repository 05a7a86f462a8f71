import { addCounts, type Counts, readCount, type WrittenCount, writeCounts } from './counts.ts';
import type { Study } from './study.ts';

/** Some units in a row, as a line of a results file has them. */
export interface Chunk {
  readonly from: number;
  readonly to: number;
  /** By variant, the counts by measure, in the order of their keys. */
  readonly variants: readonly Readonly<Record<string, WrittenCount>>[];
}

/** All that has been counted so far. Chunks are added in their order. */
export class StudyResults {
  readonly study: Study;
  readonly variants: readonly Counts[];
  #units = 0;

  constructor(study: Study) {
    this.study = study;
    this.variants = study.variants.map(() => new Map());
  }

  get units(): number {
    return this.#units;
  }

  /** All of it as one chunk. */
  get whole(): Chunk {
    return { from: 0, to: this.#units, variants: this.variants.map(writeCounts) };
  }

  add({ to, variants }: Chunk): void {
    for (const [index, counts] of this.variants.entries()) {
      const more = Object.entries(variants[index]).map(
        ([key, each]) => [key, readCount(each)] as const,
      );
      addCounts(counts, new Map(more));
    }
    this.#units = to;
  }
}
