import type { Action } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import { expect, test } from 'vitest';
import { eachChoice } from '../../test/choices.ts';
import { knowledgeOf } from '../games/index.ts';
import { emptyStance } from './features.ts';
import { plainCard } from './plain.ts';

interface Choice {
  readonly state: Sitting;
  readonly seat: number;
  readonly kinds: readonly number[];
  readonly chosen: number;
  readonly allyWins: boolean;
}

/** Every choice among cards in some deals of a game, with what the plain rules say. */
function choicesIn(name: string): Choice[] {
  const knowledge = knowledgeOf(name);
  const stance = emptyStance();
  const choices: Choice[] = [];
  eachChoice(knowledge, 5, (state: Sitting, seat: number, cards: readonly Action[]) => {
    knowledge.stance(state, seat, stance);
    const chosen = plainCard(state, seat, cards, cards.length, stance).what;
    const allyWins = state.tricks.count > 0 && ((stance.allies >> stance.best) & 1) === 1;
    const copy = knowledge.game.copy(state);
    choices.push({ state: copy, seat, kinds: cards.map(({ what }) => what), chosen, allyWins });
  });
  return choices;
}

function takes({ tricks, order }: Sitting, kind: number): boolean {
  const suit = order.suitOf[kind];
  return order.power[kind] > tricks.power && (suit === tricks.led || suit === order.trump);
}

/** Whether somebody else could play a higher card of its suit. */
function isBeatable({ order, cards, setup }: Sitting, seat: number, kind: number): boolean {
  const seats = [...Array(setup.players).keys()].filter((each) => each !== seat);
  return cards.deck.codes.some(
    (_, other) =>
      order.suitOf[other] === order.suitOf[kind] &&
      order.power[other] > order.power[kind] &&
      seats.some((each) => cards.owns(each, other)),
  );
}

const mutwo = choicesIn('mutwo');

test('who leads plays the highest card that nobody beats in its suit, or else the lowest', () => {
  const leads = mutwo.filter(({ state }) => state.tricks.count === 0);
  expect(leads.length).toBeGreaterThan(20);
  for (const { state, seat, kinds, chosen } of leads) {
    const power = (kind: number) => state.order.power[kind];
    const bosses = kinds.filter((kind) => !isBeatable(state, seat, kind));
    const best = bosses.length > 0 ? Math.max(...bosses.map(power)) : Math.min(...kinds.map(power));
    expect(power(chosen)).toBe(best);
  }
});

test('an opponent is beaten as cheaply as it goes, and what cannot win is low', () => {
  const beats = mutwo.filter(({ state, allyWins }) => state.tricks.count > 0 && !allyWins);
  expect(beats.length).toBeGreaterThan(50);
  for (const { state, kinds, chosen } of beats) {
    const winners = kinds.filter((kind) => takes(state, kind));
    const from = winners.length > 0 ? winners : kinds;
    expect(state.order.power[chosen]).toBe(
      Math.min(...from.map((kind) => state.order.power[kind])),
    );
  }
});

test('a friend gets the points that there are', () => {
  const { contest } = knowledgeOf('mu');
  const points = contest?.bidding.points ?? [];
  const helps = choicesIn('mu').filter(({ allyWins }) => allyWins);
  expect(helps.length).toBeGreaterThan(20);
  for (const { kinds, chosen } of helps) {
    expect(points[chosen]).toBe(Math.max(...kinds.map((kind) => points[kind])));
  }
});
