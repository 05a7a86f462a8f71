import { carryOut, type Workforce } from '../work.ts';
import { answerWidth } from './forecast.ts';
import type { Study } from './study.ts';
import type { Chunk, StudyResults } from './units.ts';

/** Plays the units of a study from number `from` on and gives them out in order, chunk by chunk. */
export async function* runStudy(study: Study, manner: Workforce, from = 0): AsyncGenerator<Chunk> {
  const { count: parts, chunk: size } = study;
  const work = { trade: 'study' as const, data: study, parts, from, size };
  for await (const chunks of carryOut(work, manner)) yield* chunks;
}

/** Whether there is nothing more to play: all of it is there, or the answer is as narrow as was asked for. */
export function isDone(results: StudyResults): boolean {
  const { study, units } = results;
  if (units >= study.count) return true;
  const width = study.halfWidth === null ? undefined : answerWidth(results, units);
  return width !== undefined && width <= Number(study.halfWidth);
}
