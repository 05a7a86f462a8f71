import {
  FastRandom,
  firstSeat,
  type Game,
  game,
  openMatch,
  resolveOptions,
} from '@overtrick/engine';
import { type Contest, countBits, voidsOf } from '@overtrick/engine/kit';
import { expect, test } from 'vitest';
import { knowledgeOf } from '../games/index.ts';
import type { Knowledge } from '../knowledge.ts';
import { plainCard } from '../play/plain.ts';
import { quickAction } from '../playout.ts';
import { HiddenCards } from './hidden.ts';
import { LikelyCards } from './likely.ts';
import { loadDeal, placesIn } from './load.ts';
import { pastPlays } from './past.ts';
import { SUITS } from './places.ts';
import { QuickDeal } from './quick-deal.ts';
import { QuickReader } from './reader.ts';

const GAMES = ['mu', 'mutwo', 'yamv'];
const PLAYERS = 5;
const SEEDS = [1, 2, 3, 4, 5, 6];
const WORLDS = 40;
const EVERY_SUIT = -1;

/** The middle of a deal in which all keep to plain rules, as bits and as whoever's turn it is may read it. */
function middleOf(name: string, seed: number) {
  const rules = game(name) as Game<Contest>;
  const knowledge = knowledgeOf(name) as unknown as Knowledge<Contest>;
  const random = new FastRandom(seed);
  const options = resolveOptions(rules, PLAYERS);
  if (!options.ok) throw new Error(options.error);
  const state = rules.deal(openMatch(rules, PLAYERS, options.value, 0).setup, random);
  while (state.tricks.winners.length < 5) {
    const seat = firstSeat(rules.acting(state));
    rules.apply(state, seat, quickAction(knowledge, plainCard, state, seat, random), random);
  }
  const { quick } = knowledge;
  const places = quick && placesIn(quick, state);
  if (!places) throw new Error('a suit is too long');
  const deal = new QuickDeal(places);
  loadDeal(deal, knowledge, quick, state, state.turn);
  const view = rules.view(state, state.turn);
  deal.voids.set(voidsOf(view, state.cards.deck, state.order, PLAYERS));
  deal.putAside(quick.aside?.(state, view) ?? []);
  const plays = pastPlays(places, deal, view, state);
  return { deal, reader: new QuickReader(deal, view, plays, true) };
}

function copyOf(deal: QuickDeal): QuickDeal {
  const copy = new QuickDeal(deal.places);
  copy.copyFrom(deal);
  // With what nobody holds.
  copy.hands.set(deal.hands);
  return copy;
}

function sizeOf(hands: Int32Array, seat: number): number {
  const row = hands.subarray(seat * SUITS, (seat + 1) * SUITS);
  return row.reduce((sum, cards) => sum + countBits(cards), 0);
}

/** How many cards, all others' in all, lie where they do in truth; whoever looks on sees their own. */
function alike(one: QuickDeal, two: QuickDeal): number {
  return one.hands.reduce((sum, cards, at) => sum + countBits(cards & two.hands[at]), 0);
}

test.each(GAMES)('in %s worlds that are read put more cards where they are', (name) => {
  const [read, plain] = [0, 0].map((_, way) => {
    let sum = 0;
    for (const seed of SEEDS) {
      const { deal, reader } = middleOf(name, seed);
      const world = copyOf(deal);
      const random = new FastRandom(seed);
      const likely = new LikelyCards(reader);
      const hidden = new HiddenCards();
      likely.begin(world, deal.turn, random);
      hidden.collect(world, deal.turn);
      for (let i = 0; i < WORLDS; i++) {
        if (way === 0) likely.goOn(world, random);
        else hidden.shuffle(world, deal.turn, random);
        sum += alike(world, deal);
      }
    }
    return sum / WORLDS / SEEDS.length;
  });
  expect(read).toBeGreaterThan(plain + 0.3);
});

test.each(GAMES)(
  'in %s a world that is read has as many cards in each hand, and none that cannot be there',
  (name) => {
    for (const seed of SEEDS) {
      const { deal, reader } = middleOf(name, seed);
      const world = copyOf(deal);
      const likely = new LikelyCards(reader);
      const random = new FastRandom(seed);
      likely.begin(world, deal.turn, random);
      for (let i = 0; i < WORLDS; i++) likely.goOn(world, random);
      // The last is what nobody holds.
      for (let seat = 0; seat <= PLAYERS; seat++) {
        const row = (of: Int32Array) => [...of.subarray(seat * SUITS, (seat + 1) * SUITS)];
        expect(sizeOf(world.hands, seat)).toBe(sizeOf(deal.hands, seat));
        for (const [suit, cards] of row(world.hands).entries()) {
          if ((deal.voids[seat] >> suit) & 1) expect(cards).toBe(0);
        }
        expect(row(world.hands).map((cards, suit) => cards & row(deal.shown)[suit])).toEqual(
          row(deal.shown),
        );
        if (seat === deal.turn) expect(row(world.hands)).toEqual(row(deal.hands));
        // What was added up step by step is what it comes to as a whole.
        expect(reader.gain(seat, world.hands, EVERY_SUIT)).toBeCloseTo(0);
      }
    }
  },
);

test('what others have discarded in YAMV is not always the same', () => {
  for (const seed of SEEDS) {
    const { deal, reader } = middleOf('yamv', seed);
    const likely = new LikelyCards(reader);
    const random = new FastRandom(seed);
    const pile = () => String(deal.hands.subarray(PLAYERS * SUITS, (PLAYERS + 1) * SUITS));
    const isKnown = sizeOf(deal.hands, PLAYERS) === 0;
    likely.begin(deal, deal.turn, random);
    const seen = new Set<string>();
    for (let i = 0; i < WORLDS; i++) {
      likely.goOn(deal, random);
      seen.add(pile());
    }
    expect(seen.size > 2).toBe(!isKnown);
  }
});
