import { type Knowledge, playOut, quickAction, thumbOf } from '@overtrick/bots';
import {
  type Action,
  firstSeat,
  legalActions,
  type Random,
  type Seat,
  scoresOf,
} from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Doing } from '../trade.ts';
import { forSides, isCard, noteChoice } from './choice.ts';
import type { CardChoice } from './course.ts';

/** One time in so many any card is played, so that not all is learned in the deals of one policy. */
const ASTRAY = 10;

/**
 * All goes quickly, and each card is tried in the deal as it lies. One try says next to nothing about
 * a card. But no policy sees the hidden cards, so that as many tries say as much of a feature as so many
 * sampled worlds, each of them in another position, and take a fraction of the time.
 */
export function* tryDeal(
  knowledge: Knowledge,
  state: Sitting,
  random: Random,
): Doing<CardChoice[]> {
  const { game } = knowledge;
  const sides = forSides(knowledge);
  const choices: CardChoice[] = [];
  let isBegun = false;
  for (let acting = game.acting(state); acting !== 0; acting = game.acting(state)) {
    const seat = firstSeat(acting);
    let action = quickAction(knowledge, thumbOf(knowledge), state, seat, random);
    const cards = isCard(action) && !isBegun ? legalActions(game, state, seat).filter(isCard) : [];
    if (cards.length > 1) {
      const values = cards.map((card) => tryCard(sides, game.copy(state), seat, card, random));
      if (values.some((value) => value !== values[0])) {
        choices.push(noteChoice(knowledge, state, seat, cards, values));
      }
      if (random.below(ASTRAY) === 0) action = cards[random.below(cards.length)];
    }
    game.apply(state, seat, action, random);
    isBegun = !action.ends;
    yield;
  }
  return choices;
}

/** What becomes of a card if all go on quickly. */
function tryCard(
  knowledge: Knowledge,
  world: Sitting,
  seat: Seat,
  card: Action,
  random: Random,
): number {
  const { game, value } = knowledge;
  game.apply(world, seat, card, random);
  playOut(knowledge, thumbOf(knowledge), world, random);
  return value ? value(world, seat) : scoresOf(game, world, world.setup.players)[seat];
}
