import { FastRandom, type Game, game } from '@overtrick/engine';
import type { YamvState } from '@overtrick/engine/games/yamv';
import { type Contest, countBits } from '@overtrick/engine/kit';
import { expect, test } from 'vitest';
import { ending } from '../../test/endings.ts';
import { knowledgeOf } from '../games/index.ts';
import type { Knowledge } from '../knowledge.ts';
import { plainCard } from '../play/plain.ts';
import { playOut } from '../playout.ts';
import { HiddenCards } from './hidden.ts';
import { InnerSearch } from './inner.ts';
import { loadDeal, placesIn } from './load.ts';
import { SUITS } from './places.ts';
import { QuickDeal } from './quick-deal.ts';

const DEALS = Array.from({ length: 40 }, (_, i) => i + 1);
const GAMES = ['mu', 'mutwo', 'yamv'];

function known(name: string): Knowledge<Contest> {
  return knowledgeOf(name) as unknown as Knowledge<Contest>;
}

/** A deal under way, and the same as bits. */
function dealOf(name: string, seed: number): { state: Contest; deal: QuickDeal } {
  const state = ending(game(name) as Game<Contest>, 5, 3 + (seed % 6), seed);
  const { quick } = known(name);
  const places = quick && placesIn(quick, state);
  if (!places) throw new Error('a suit is too long');
  const deal = new QuickDeal(places);
  loadDeal(deal, known(name), quick, state, state.turn);
  return { state, deal };
}

function capturedIn({ captured }: QuickDeal): number[] {
  return [...captured.subarray(0, 5)];
}

test.each(GAMES)('%s is played out by bits as by plain rules', (name) => {
  for (const seed of DEALS) {
    const { state, deal } = dealOf(name, seed);
    playOut(known(name), plainCard, state, new FastRandom(1));
    deal.playOut();
    expect(capturedIn(deal)).toEqual(state.captured);
  }
});

test.each(GAMES)('in %s cards that come to the same are captured alike', (name) => {
  let pairs = 0;
  for (const seed of DEALS) {
    const { deal } = dealOf(name, seed);
    const from = new QuickDeal(deal.places);
    from.copyFrom(deal);
    const own = [...Array(from.places.suits * 32).keys()].filter(
      (place) => (from.hands[from.turn * SUITS + (place >> 5)] >> (place & 31)) & 1,
    );
    for (const [i, one] of own.slice(0, -1).entries()) {
      const two = own[i + 1];
      if (from.count > 0 || !from.isAlike(one, two)) continue;
      const [a, b] = [one, two].map((place) => {
        deal.copyFrom(from);
        deal.put(place);
        deal.playOut();
        return capturedIn(deal);
      });
      expect(a).toEqual(b);
      pairs++;
    }
  }
  expect(pairs).toBeGreaterThan(0);
});

test('what is hidden is dealt out anew: as many to each, none of a suit that was shown not to be there', () => {
  for (const seed of DEALS) {
    const { deal } = dealOf('yamv', seed);
    const before = new QuickDeal(deal.places);
    // Whoever has none of a suit has shown it.
    for (let seat = 0; seat < 5; seat++) {
      for (let suit = 0; suit < deal.places.suits; suit++) {
        if (deal.hands[seat * SUITS + suit] === 0) deal.voids[seat] |= 1 << suit;
      }
    }
    before.copyFrom(deal);
    const hidden = new HiddenCards();
    hidden.collect(deal, deal.turn);
    hidden.shuffle(deal, deal.turn, new FastRandom(seed));
    const countOf = (of: QuickDeal, seat: number) =>
      [...of.hands.subarray(seat * SUITS, (seat + 1) * SUITS)]
        .flatMap((bits) => [...bits.toString(2)])
        .filter((bit) => bit === '1').length;
    for (let seat = 0; seat < 5; seat++) {
      expect(countOf(deal, seat)).toBe(countOf(before, seat));
      for (let suit = 0; suit < deal.places.suits; suit++) {
        const at = seat * SUITS + suit;
        if (before.hands[at] === 0) expect(deal.hands[at]).toBe(0);
        if (seat === deal.turn) expect(deal.hands[at]).toBe(before.hands[at]);
        expect(deal.hands[at] & deal.shown[at]).toBe(before.shown[at]);
      }
    }
  }
});

test('cards that nobody holds are dealt out with the others', () => {
  let changed = 0;
  for (const seed of DEALS) {
    const { state, deal } = dealOf('yamv', seed);
    if (state.turn === state.declarer) continue;
    deal.putAside((state as YamvState).discards);
    const pile = () => [...deal.hands.subarray(5 * SUITS, 6 * SUITS)];
    const before = pile();
    const hidden = new HiddenCards();
    hidden.begin(deal, deal.turn, new FastRandom(seed));
    hidden.next(deal, deal.turn, new FastRandom(seed));
    const count = (of: number[]) => of.reduce((sum, cards) => sum + countBits(cards), 0);
    expect(count(pile())).toBe(2);
    if (String(pile()) !== String(before)) changed++;
  }
  expect(changed).toBeGreaterThan(0);
});

test('plays that are searched differ from plain ones now and then, and are the same again with the same chance', () => {
  let different = 0;
  for (const seed of DEALS) {
    const { deal } = dealOf('mutwo', seed);
    const worth = ({ captured }: QuickDeal, seat: number) => captured[seat];
    const ends = [1, 1].map((chance) => {
      const random = new FastRandom(chance);
      const plan = { plays: 5, worlds: 6 };
      const searched = new QuickDeal(deal.places);
      searched.copyFrom(deal);
      new InnerSearch(deal.places, plan, worth, random, () => false).playOn(searched);
      searched.playOut();
      return capturedIn(searched);
    });
    expect(ends[0]).toEqual(ends[1]);
    deal.playOut();
    if (String(ends[0]) !== String(capturedIn(deal))) different++;
  }
  expect(different).toBeGreaterThan(0);
});
