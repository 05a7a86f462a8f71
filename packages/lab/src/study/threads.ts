import { carryOut, type Workforce } from '../work.ts';
import type { Chunk } from './results.ts';
import { studyWork } from './run.ts';
import type { Study } from './study.ts';

/** Plays the units of a study from number `from` on and gives them out in order, chunk by chunk. */
export async function* runStudy(study: Study, manner: Workforce, from = 0): AsyncGenerator<Chunk> {
  for await (const chunks of carryOut(studyWork(study, from), manner)) yield* chunks;
}
