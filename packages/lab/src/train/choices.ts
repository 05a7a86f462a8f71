import { type Knowledge, quickAction, search, type Thought, thumbOf } from '@overtrick/bots';

import { likelyWorlds } from '@overtrick/bots/training';
import {
  type Action,
  actionsOf,
  deriveSeed,
  FastRandom,
  firstSeat,
  legalActions,
  type Random,
  type Seat,
  say,
} from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import { someSetup } from '../arena/opening.ts';
import type { Doing, Trade } from '../trade.ts';
import { forSides, isCard, noteChoice } from './choice.ts';
import type { CardChoice, ChoiceLesson, Course } from './course.ts';
import { knowledgeFor } from './knowledge.ts';
import { tryDeal } from './tries.ts';

export const choiceLessons: Trade<Course, ChoiceLesson[]> = {
  *work(course, from, to) {
    const lessons: ChoiceLesson[] = [];
    for (let number = from; number < to; number++) {
      lessons.push(yield* lesson(course, number));
    }
    return lessons;
  },
};

/** Deals without trick play are dealt again, but not for ever. */
const MOST_ATTEMPTS = 100;

function* lesson(course: Course, number: number): Doing<ChoiceLesson> {
  const table = course.tables[number % course.tables.length];
  const knowledge = knowledgeFor(course);
  const random = new FastRandom(deriveSeed(course.seed, `lesson/${number}`));
  const choices: CardChoice[] = [];
  for (let attempt = 0; choices.length === 0 && attempt < MOST_ATTEMPTS; attempt++) {
    const state = knowledge.game.deal(someSetup(knowledge.game, table, random), random);
    const deal =
      course.worlds === 0
        ? tryDeal(knowledge, state, random)
        : playDeal(knowledge, state, course.worlds, random);
    choices.push(...(yield* deal));
  }
  return { number, players: table.players, choices };
}

/** Calls go quickly, cards by search; every choice between cards is noted. */
function* playDeal(
  knowledge: Knowledge,
  state: Sitting,
  worlds: number,
  random: Random,
): Doing<CardChoice[]> {
  const { game } = knowledge;
  const thumb = thumbOf(knowledge);
  const choices: CardChoice[] = [];
  for (let acting = game.acting(state); acting !== 0; acting = game.acting(state)) {
    const seat = firstSeat(acting);
    const legal = legalActions(game, state, seat);
    if (legal[0].type !== 'play' || legal.length === 1) {
      game.apply(state, seat, quickAction(knowledge, thumb, state, seat, random), random);
      continue;
    }
    yield;
    const view = game.view(state, seat);
    const guesses = likelyWorlds(knowledge, view);
    const seen = { knowledge: forSides(knowledge), policies: [thumb] as const, worlds: guesses };
    const thought = search(seen, view, random, { worlds });
    const choice = choiceOf(knowledge, state, seat, legal, thought);
    if (choice) choices.push(choice);
    const actions = actionsOf(game, thought.move);
    if (!actions.ok) throw new Error(say(game, actions.error.why));
    for (const action of actions.value) game.apply(state, seat, action, random);
  }
  return choices;
}

/** Undefined if the search did not weigh every card by itself. */
function choiceOf(
  knowledge: Knowledge,
  state: Sitting,
  seat: Seat,
  legal: readonly Action[],
  { candidates }: Thought,
): CardChoice | undefined {
  const cards = legal.filter(isCard);
  const plain = candidates.filter(({ move }) => Object.keys(move).join() === 'seat,type,card');
  const worth = new Map(plain.map(({ move, mean }) => [move.card, mean]));
  const values = cards.map(({ value }) => worth.get(value) ?? Number.NaN);
  if (cards.length < 2 || values.some(Number.isNaN)) return undefined;
  return noteChoice(knowledge, state, seat, cards, values);
}
