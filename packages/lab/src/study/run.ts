import { type Agency, crewed } from '../crew.ts';
import type { Work } from '../trades.ts';
import { answerWidth } from './forecast.ts';
import type { Chunk, StudyResults } from './results.ts';
import type { Study } from './study.ts';

/** The units of a study from number `from` on, as work. */
export function studyWork(study: Study, from: number): Work<'study'> {
  return { trade: 'study', data: study, parts: study.count, from, size: study.chunk };
}

/** Plays them with workers from outside and gives them out in order, chunk by chunk. */
export async function* runStudyWith(
  agency: Agency,
  study: Study,
  { jobs, from, signal }: { jobs: number; from: number; signal: AbortSignal },
): AsyncGenerator<Chunk> {
  for await (const chunks of crewed(studyWork(study, from), jobs, agency, signal)) yield* chunks;
}

/** Whether there is nothing more to play: all of it is there, or the answer is as narrow as was asked for. */
export function isDone(results: StudyResults): boolean {
  const { study, units } = results;
  if (units >= study.count) return true;
  const width = study.halfWidth === null ? undefined : answerWidth(results, units);
  return width !== undefined && width <= Number(study.halfWidth);
}
