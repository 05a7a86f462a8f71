import { knowledgeOf } from '@overtrick/bots';
import type { Game } from '@overtrick/engine';
import { courseOf, type Fit, fitReckoning, reckoningOf, weightsSource } from '@overtrick/lab';
import { gather, type LessonMeans } from './gather.ts';
import type { Learnt, Measure } from './measure.ts';

/** Random calls first, then calls by what the round before has taught: what hands are worth depends on how they are called. */
const ROUNDS = 6;

/** What hands are worth to those who call on them, by table; undefined where calls are made otherwise. */
export async function learnCalls(
  game: Game,
  { seed, hands, worlds }: Measure,
  means: LessonMeans,
): Promise<ReadonlyMap<string, Fit> | undefined> {
  if (!knowledgeOf(game.name).reckoner) return undefined;
  const course = courseOf(game, seed, worlds);
  let fits: ReadonlyMap<string, Fit> | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const informed = fits ? { ...course, reckoning: reckoningOf(fits) } : course;
    const wanted = { to: hands, label: `calls-${round}` };
    const lessons = await gather('calls', informed, wanted, means);
    if (means.signal.aborted) return undefined;
    fits = fitReckoning(game.name, lessons);
  }
  return fits;
}

export function tellCalls(fits: ReadonlyMap<string, Fit> | undefined, command: string): Learnt {
  if (!fits) return { files: {}, said: [] };
  const said = [...fits].map(
    ([table, { hands, error, spread }]) =>
      `${table}: from ${hands} hands; error ${error.toFixed(2)} of ${spread.toFixed(2)}`,
  );
  return { files: { 'weights.ts': weightsSource(reckoningOf(fits), command) }, said };
}
