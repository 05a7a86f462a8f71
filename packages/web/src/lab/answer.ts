import { no, ok, quote, type Result } from '@overtrick/engine';
import {
  analyse,
  castingOf,
  checkStudyIn,
  reportHtml,
  type StudyHouse,
  StudyResults,
  studyingIn,
} from '@overtrick/lab/study';
import type { Problem } from '../protocol.ts';
import type { Shelf } from '../shelf.ts';
import type { LabAnswers, LabAsk } from './protocol.ts';

/** The worker's side of the lab. */
export async function labAnswer(
  asked: LabAsk,
  shelf: Shelf,
): Promise<Result<LabAnswers[LabAsk['job']], Problem>> {
  if (!shelf.has(asked.game)) return no({ problem: `there is no game ${quote(asked.game)}` });
  // Bots decide as they do elsewhere only with all that they know.
  await shelf.master();
  const game = await shelf.take(asked.game);
  if (!game.ok) return game;
  const house = { games: [game.value], cast: castingOf(shelf.levels) };
  return ok(await done(asked, house));
}

async function done(asked: LabAsk, house: StudyHouse): Promise<LabAnswers[LabAsk['job']]> {
  switch (asked.job) {
    case 'read': {
      const read = checkStudyIn(house, asked.file);
      return read.ok ? { study: read.value } : { fault: read.error.message };
    }
    case 'play':
      return played(asked, house);
    case 'report': {
      const results = new StudyResults(asked.study);
      results.add(asked.counted);
      return reportHtml(results, analyse(results), { house, page: asked.page });
    }
  }
}

/** At once: nobody else waits for a worker that plays. */
function played({ study, from, to }: LabAsk & { job: 'play' }, house: StudyHouse) {
  const doing = studyingIn(house).work(study, from, to);
  let step = doing.next();
  while (!step.done) step = doing.next();
  return step.value[0];
}
