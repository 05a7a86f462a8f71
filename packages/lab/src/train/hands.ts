import { type Knowledge, playOut, quickAction, thumbOf } from '@overtrick/bots';
import { figuresOf } from '@overtrick/bots/training';
import {
  type Action,
  deriveSeed,
  FastRandom,
  firstSeat,
  legalActions,
  type Random,
  type Seat,
} from '@overtrick/engine';
import { type Contest, UNNAMED } from '@overtrick/engine/kit';
import { someSetup } from '../arena/opening.ts';
import type { Doing, Trade } from '../trade.ts';
import type { Course, HandLesson } from './course.ts';
import { knowledgeFor } from './knowledge.ts';
import { rounded } from './rounded.ts';

/** Deals are over in a moment: so many make one lesson. */
const DEALS = 50;

export const handLessons: Trade<Course, HandLesson[]> = {
  *work(course, from, to) {
    const lessons: HandLesson[] = [];
    for (let number = from; number < to; number++) {
      lessons.push(yield* lesson(course, number));
    }
    return lessons;
  },
};

function* lesson(course: Course, number: number): Doing<HandLesson> {
  const table = course.tables[number % course.tables.length];
  const knowledge = knowledgeFor(course);
  const random = new FastRandom(deriveSeed(course.seed, `lesson/${number}`));
  const hands: number[][] = [];
  const setup = someSetup(knowledge.game, table, random);
  for (let deal = 0; deal < DEALS; deal++) {
    // Hands are weighed in games with an auction of shown cards, and in no others.
    const state = knowledge.contest?.game.deal(setup, random);
    const hand = state && playDeal(knowledge, state, course, random);
    if (hand) hands.push(hand);
    yield;
  }
  return { number, players: table.players, hands };
}

/** The figures of the declarer's hand as dealt, and what the side took; nothing if there is none. */
function playDeal(
  knowledge: Knowledge,
  state: Contest,
  { strength }: Course,
  random: Random,
): number[] | undefined {
  const { game } = knowledge;
  const thumb = thumbOf(knowledge);
  for (let acting = game.acting(state); acting !== 0; acting = game.acting(state)) {
    const seat = firstSeat(acting);
    const legal = legalActions(game, state, seat);
    if (legal[0].type === 'play') break;
    const action =
      strength || legal[0].type === 'exchange'
        ? quickAction(knowledge, thumb, state, seat, random)
        : pickBlindly(knowledge, state, seat, legal, random);
    game.apply(state, seat, action, random);
  }
  const { declarer, partner, captured, declarerTrump, calls } = state;
  if (declarer < 0) return undefined;
  const order = calls.trumps.order(declarerTrump, UNNAMED);
  const figures = figuresOf(knowledge, state, declarer, order);
  playOut(knowledge, thumb, state, random);
  const taken = captured[declarer] + (partner < 0 ? 0 : captured[partner]);
  return [...figures.map(rounded), taken];
}

/** Without an idea of what hands are worth: at random, but trumps mostly by how many one has. */
function pickBlindly(
  { game }: Knowledge,
  state: Contest,
  seat: Seat,
  legal: readonly Action[],
  random: Random,
): Action {
  if (legal[0].type !== 'trump' || random.below(4) === 0) {
    return game.atRandom(state, seat, random);
  }
  const { cards, calls } = state;
  const kinds = [...cards.deck.codes.keys()].filter((kind) => cards.owns(seat, kind));
  const length = ({ what }: Action) =>
    kinds.filter((kind) => calls.trumps.carries(kind, what)).length;
  return legal.reduce((best, action) => (length(action) > length(best) ? action : best));
}
