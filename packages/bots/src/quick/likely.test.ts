import { FastRandom, type Game, game } from '@overtrick/engine';
import type { GamutState } from '@overtrick/engine/games/gamut';
import { countBits, voidsOf } from '@overtrick/engine/kit';
import { expect, test } from 'vitest';
import { ending } from '../../test/endings.ts';
import { HEARTS } from '../games/gamut/hand.ts';
import { gamutKnowledge } from '../games/gamut/index.ts';
import { LikelyCards } from './likely.ts';
import { loadDeal, placesIn } from './load.ts';
import { SUITS } from './places.ts';
import { QuickDeal } from './quick-deal.ts';

const PLAYERS = 4;
const WORLDS = 60;

/** Deals of Spades and Clubs under way, as bits. */
const deals = Array.from({ length: 40 }, (_, seed) => {
  const rules = game('gamut') as Game<GamutState>;
  const state = ending(rules, PLAYERS, 5, seed + 1);
  const { quick } = gamutKnowledge;
  const places = quick && placesIn(quick, state);
  if (!places) throw new Error('it cannot be played by bits');
  const deal = new QuickDeal(places);
  loadDeal(deal, gamutKnowledge, quick, state, state.turn);
  const view = rules.view(state, state.turn);
  deal.voids.set(voidsOf(view, state.cards.deck, state.order, deal.seats));
  return { contract: state.contract, deal };
}).filter(({ contract }) => contract !== HEARTS);

/** What two seats tell of themselves: the first likes the cards of a suit, the others do not mind. */
const likesFirst = (suit: number) => (seat: number, cards: Int32Array) =>
  seat === 0 ? 2 * countBits(cards[suit]) : 0;

function copyOf(deal: QuickDeal): QuickDeal {
  const copy = new QuickDeal(deal.places);
  copy.copyFrom(deal);
  return copy;
}

test('whoever called so that cards of a suit are likely has more of them', () => {
  const meanOf = (suit: number) => {
    let sum = 0;
    for (const { deal } of deals) {
      if (deal.turn === 0) continue;
      const world = copyOf(deal);
      const likely = new LikelyCards(likesFirst(suit), new Int32Array(PLAYERS * SUITS));
      const random = new FastRandom(1);
      likely.begin(world, deal.turn, random);
      for (let i = 0; i < WORLDS; i++) {
        likely.next(world, deal.turn, random);
        sum += countBits(world.hands[1]);
      }
    }
    return sum / WORLDS / deals.length;
  };
  const [hearts, diamonds] = [1, 2];
  expect(meanOf(hearts)).toBeGreaterThan(meanOf(diamonds) + 0.3);
});

test('a likely world has as many cards in each hand, none that cannot be there, and what is known where it is', () => {
  for (const { deal } of deals) {
    const world = copyOf(deal);
    const other = (deal.turn + 1) % PLAYERS;
    const pins = deal.hands.slice(other * SUITS, (other + 1) * SUITS);
    const likely = new LikelyCards(likesFirst(2), new Int32Array(PLAYERS * SUITS), pins);
    const random = new FastRandom(1);
    likely.begin(world, deal.turn, random);
    for (let i = 0; i < WORLDS; i++) likely.next(world, deal.turn, random);
    for (let seat = 0; seat < PLAYERS; seat++) {
      const row = (of: QuickDeal) => [...of.hands.subarray(seat * SUITS, (seat + 1) * SUITS)];
      const size = (of: QuickDeal) => row(of).reduce((sum, cards) => sum + countBits(cards), 0);
      expect(size(world)).toBe(size(deal));
      for (const [suit, cards] of row(world).entries()) {
        if ((deal.voids[seat] >> suit) & 1 && seat !== deal.turn) expect(cards).toBe(0);
      }
      if (seat === deal.turn || seat === other) expect(row(world)).toEqual(row(deal));
    }
  }
});
