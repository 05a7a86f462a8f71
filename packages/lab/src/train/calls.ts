import { type Knowledge, quickAction, thumbOf } from '@overtrick/bots';
import type { Look } from '@overtrick/bots/training';
import { deriveSeed, FastRandom, firstSeat, type Random } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import { someSetup } from '../arena/opening.ts';
import type { Trade } from '../trade.ts';
import type { CallLesson, Course } from './course.ts';
import { knowledgeFor } from './knowledge.ts';
import { rounded } from './rounded.ts';

/** Deals are over in a moment: so many make one lesson. */
const DEALS = 20;

/** What hands were made of when something was called on them, and what came of it. */
export const callLessons: Trade<Course, CallLesson[]> = {
  *work(course, from, to) {
    const lessons: CallLesson[] = [];
    for (let number = from; number < to; number++) lessons.push(yield* lesson(course, number));
    return lessons;
  },
};

function* lesson(course: Course, number: number): Generator<void, CallLesson> {
  const table = course.tables[number % course.tables.length];
  const knowledge = knowledgeFor(course);
  const random = new FastRandom(deriveSeed(course.seed, `lesson/${number}`));
  const calls: Record<string, number[][]> = {};
  for (let deal = 0; deal < DEALS; deal++) {
    const state = knowledge.game.deal(someSetup(knowledge.game, table, random), random);
    const looks = playDeal(knowledge, state, course.reckoning !== undefined, random);
    for (const look of looks) {
      const result = knowledge.reckoner?.result(state, look);
      if (result === undefined) continue;
      calls[look.table] ??= [];
      calls[look.table].push([...look.figures.map(rounded), result]);
    }
    yield;
  }
  return { number, players: table.players, calls };
}

/** Plays a deal to its end by the rule of thumb; without an idea of hands all calls are random. */
function playDeal(
  knowledge: Knowledge,
  state: Sitting,
  isInformed: boolean,
  random: Random,
): Look[] {
  const { game, reckoner } = knowledge;
  const thumb = thumbOf(knowledge);
  const looks: Look[] = [];
  for (let acting = game.acting(state); acting !== 0; acting = game.acting(state)) {
    const seat = firstSeat(acting);
    if (reckoner) looks.push(...reckoner.looks(state, seat));
    const isKnown = state.phase === 'play' || (isInformed && !reckoner?.explores(state, random));
    const action = isKnown
      ? quickAction(knowledge, thumb, state, seat, random)
      : game.atRandom(state, seat, random);
    game.apply(state, seat, action, random);
  }
  return looks;
}
