import { deriveSeed, type Game, seedFromText } from '@overtrick/engine';
import { tablesOf } from '../tables.ts';
import type { Workforce } from '../work.ts';
import { carryOut } from '../work.ts';
import type { CallLesson, ChoiceLesson, Course, HandLesson, MarginLesson } from './course.ts';

/** What each kind of lesson is. */
export interface Lessons {
  readonly hands: HandLesson;
  readonly calls: CallLesson;
  readonly margins: MarginLesson;
  readonly choices: ChoiceLesson;
}

/** A game from its seed on, with the default rules and every number of players in turn. */
export function courseOf(game: Game, seed: string, worlds: number): Course {
  return {
    game: game.name,
    version: game.version,
    seed: deriveSeed(seedFromText(seed), game.name),
    tables: tablesOf(game),
    worlds,
  };
}

/** Gives lessons `from` to `to` − 1 in order. */
export async function* teach<Name extends keyof Lessons>(
  trade: Name,
  course: Course,
  { from, to }: { readonly from: number; readonly to: number },
  manner: Workforce,
): AsyncGenerator<Lessons[Name]> {
  const work = { trade, data: course, parts: to, from, size: 1 };
  for await (const lessons of carryOut(work, manner)) yield* lessons as Lessons[Name][];
}
