import { type Knowledge, knowledgeOf, quickAction, thumbOf } from '@overtrick/bots';
import { withStrength } from '@overtrick/bots/training';
import {
  deriveSeed,
  FastRandom,
  firstSeat,
  type Seat,
  type Setup,
  scoresOf,
} from '@overtrick/engine';
import { someSetup } from '../arena/opening.ts';
import type { Doing, Trade } from '../trade.ts';
import type { Course, MarginLesson } from './course.ts';

/** Deals are over in a moment: so many make one lesson. */
const DEALS = 5;

/**
 * What each of some margins would gain in one seat while all others keep to that of the field: the
 * price of a bid is not what the cards are worth, but what the table lets one have them for.
 */
export const marginLessons: Trade<Course, MarginLesson[]> = {
  *work(course, from, to) {
    const lessons: MarginLesson[] = [];
    for (let number = from; number < to; number++) lessons.push(yield* lesson(course, number));
    return lessons;
  },
};

function* lesson(course: Course, number: number): Doing<MarginLesson> {
  const { margin = 0, margins = [], strength = {}, tables } = course;
  const plain = knowledgeOf(course.game);
  const field = withStrength(plain, strength, margin);
  const others = margins.map((each) => withStrength(plain, strength, each));
  const seed = deriveSeed(course.seed, `lesson/${number}`);
  const table = tables[number % tables.length];
  const gains = margins.map(() => 0);
  for (let deal = 0; deal < DEALS; deal++) {
    const dealSeed = deriveSeed(seed, `deal/${deal}`);
    const setup = someSetup(plain.game, table, new FastRandom(dealSeed));
    const usual = playDeal(field, field, -1, setup, dealSeed);
    for (const [i, other] of others.entries()) {
      for (let seat = 0; seat < table.players; seat++) {
        const scores = playDeal(field, other, seat, setup, dealSeed);
        gains[i] += (scores[seat] - usual[seat]) / (table.players * DEALS);
      }
      yield;
    }
  }
  return { number, players: table.players, gains };
}

/** A deal by rules of thumb, dealt anew each time: plans are kept by the cards as dealt. */
function playDeal(
  field: Knowledge,
  other: Knowledge,
  odd: Seat,
  setup: Setup,
  seed: string,
): number[] {
  const { game } = field;
  const thumb = thumbOf(field);
  const random = new FastRandom(seed);
  const state = game.deal(setup, random);
  for (let acting = game.acting(state); acting !== 0; acting = game.acting(state)) {
    const seat = firstSeat(acting);
    const knowledge = seat === odd ? other : field;
    game.apply(state, seat, quickAction(knowledge, thumb, state, seat, random), random);
  }
  return scoresOf(game, state, setup.players);
}
