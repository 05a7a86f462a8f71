import type { Game } from '@overtrick/engine';
import { checkStudy, labHouse } from '../src/study/here.ts';
import { type Chunk, StudyResults } from '../src/study/results.ts';
import type { Study } from '../src/study/study.ts';
import { runStudy } from '../src/study/threads.ts';
import { playUnits } from '../src/study/units.ts';

/** A study of Mü with five at random, unless told. */
export function askedFor(changes: Readonly<Record<string, unknown>> = {}): Study {
  const units = 'matches' in changes ? {} : { deals: 400 };
  const study = checkStudy({ game: 'mu', players: 5, bots: 'random', ...units, ...changes });
  if (!study.ok) throw study.error;
  return study.value;
}

export async function chunksOf(study: Study, jobs = 1, from = 0): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  for await (const chunk of runStudy(study, { jobs }, from)) chunks.push(chunk);
  return chunks;
}

export function resultsOf(study: Study, chunks: readonly Chunk[]): StudyResults {
  const results = new StudyResults(study);
  for (const chunk of chunks) results.add(chunk);
  return results;
}

/** The results of a whole study, all at once, perhaps by other rules than those of the registry. */
export function played(study: Study, games: readonly Game[] = labHouse.games): StudyResults {
  const doing = playUnits(study, { ...labHouse, games }, 0, study.count);
  let step = doing.next();
  while (!step.done) step = doing.next();
  return resultsOf(study, [step.value]);
}
