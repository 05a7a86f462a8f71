import { deriveSeed } from '@overtrick/engine';
import type { Workforce } from '../work.ts';
import { analyse } from './analysis.ts';
import { StudyResults } from './results.ts';
import type { Study } from './study.ts';
import { runStudy } from './threads.ts';

/** How often intervals of a difference that is none have held it. */
export interface Coverage {
  readonly runs: number;
  /** Runs whose interval has 0 in it. */
  readonly covered: number;
  /** Runs in which the question could not be measured. */
  readonly silent: number;
}

/** Plays a study that compares a variant with itself again and again, each time with other deals. */
export async function* coverages(
  study: Study,
  runs: number,
  manner: Workforce,
): AsyncGenerator<Coverage> {
  let [covered, silent] = [0, 0];
  for (let run = 0; run < runs; run++) {
    const holds = await holdsZero({ ...study, seed: deriveSeed(study.seed, `run/${run}`) }, manner);
    if (manner.signal?.aborted) return;
    if (holds === undefined) silent++;
    else if (holds) covered++;
    yield { runs: run + 1, covered, silent };
  }
}

async function holdsZero(study: Study, manner: Workforce): Promise<boolean | undefined> {
  const results = new StudyResults(study);
  for await (const chunk of runStudy(study, manner)) results.add(chunk);
  const [, difference] = analyse(results).question.differences;
  if (!difference || difference.low === null || difference.high === null) return undefined;
  return difference.low <= 0 && difference.high >= 0;
}
