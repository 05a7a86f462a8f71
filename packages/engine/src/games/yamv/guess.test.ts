import { describe, expect, test } from 'vitest';
import { openRandom, randomMove, seeded } from '../../../test/driver.ts';
import { deck, packs } from './faces.ts';
import { yamv } from './index.ts';
import type { YamvState } from './state.ts';

/** The first position of random play that is as wanted. */
function find(label: string, wanted: (state: YamvState) => boolean): YamvState {
  for (let i = 0; i < 5000; i++) {
    const random = seeded(label, i);
    const state = yamv.deal(openRandom(yamv, 4, {}, random).setup as YamvState['setup'], random);
    while (yamv.acting(state) !== 0) {
      if (wanted(state)) return state;
      randomMove(yamv, state, random);
    }
  }
  throw new Error('no such position');
}

const defenderOf = ({ declarer, partner, players }: YamvState) =>
  [...Array(players).keys()].filter((seat) => seat !== declarer && seat !== partner)[0];

/** How often each kind is picked out of the worlds that a seat may think of. */
function frequencies(
  state: YamvState,
  eyes: number,
  pick: (world: YamvState) => readonly number[],
) {
  const counts = Array<number>(deck.codes.length).fill(0);
  const guess = yamv.guesser(yamv.view(state, eyes));
  const random = seeded('frequencies');
  for (let i = 0; i < SAMPLES; i++) for (const kind of pick(guess(random))) counts[kind]++;
  return counts;
}

const SAMPLES = 8000;

/** Kinds by how many copies a seat has not seen anywhere, when nothing has been played. */
function unseenBy({ cards, discards, shows, players }: YamvState, eyes: number): number[] {
  const left = Array<number>(deck.codes.length).fill(0);
  for (const card of packs[players]) left[deck.kindOf(card)]++;
  const seen = [
    ...cards.dealtTo(eyes),
    ...discards.slice(0, shows.length).map((k) => deck.codes[k]),
  ];
  for (let seat = 0; seat < players; seat++) if (seat !== eyes) seen.push(...cards.displayOf(seat));
  for (const code of seen) left[deck.kind(code)]--;
  return left;
}

/** Every unseen card comes up equally often: within five standard deviations. */
function expectUniform(counts: readonly number[], left: readonly number[], picked: number): void {
  const total = left.reduce((sum, n) => sum + n, 0);
  for (const [kind, copies] of left.entries()) {
    const share = (picked * copies) / total;
    const spread = 5 * Math.sqrt(SAMPLES * share);
    expect(Math.abs(counts[kind] - SAMPLES * share)).toBeLessThanOrEqual(spread);
  }
}

const isFreshPlay = ({ phase, tricks }: YamvState) =>
  phase === 'play' && tricks.count === 0 && tricks.winners.length === 0;

describe('guesses at a YAMV table', () => {
  test.each([0, 1])('with %i face-up discards any unseen card may be a discard', (faceUp) => {
    const state = find('discards', (s) => isFreshPlay(s) && s.shows.length === faceUp);
    const eyes = defenderOf(state);
    const counts = frequencies(state, eyes, ({ discards }) => discards.slice(faceUp));
    expectUniform(counts, unseenBy(state, eyes), 2 - faceUp);
  });

  test('any unseen card may have been the stock card that was not shown', () => {
    const state = find('stock', (s) => isFreshPlay(s) && s.shows.length === 1);
    const eyes = defenderOf(state);
    const [shown] = state.shows;
    const counts = frequencies(state, eyes, ({ stock }) => {
      const rest = stock.slice();
      rest.splice(rest.indexOf(shown), 1);
      return rest;
    });
    expectUniform(counts, unseenBy(state, eyes), 1);
  });

  test('both shown stock cards are known: every world has that stock', () => {
    const state = find('both', (s) => isFreshPlay(s) && s.shows.length === 2);
    const guess = yamv.guesser(yamv.view(state, defenderOf(state)));
    const random = seeded('both');
    for (let i = 0; i < 50; i++) {
      expect(guess(random).stock).toEqual(state.stock);
      expect(guess(random).discards).toEqual(state.discards);
    }
  });

  test('the declarer knows the stock and the discards', () => {
    const state = find('own', isFreshPlay);
    const guess = yamv.guesser(yamv.view(state, state.declarer));
    const world = guess(seeded('own'));
    expect([world.stock, world.discards]).toEqual([state.stock, state.discards]);
  });

  test('a suit that the declarer lacks may still have been discarded or drawn', () => {
    const lacks = (s: YamvState) => voidSuit(s) >= 0 && s.shows.length === 0;
    const state = find('void', lacks);
    const suit = voidSuit(state);
    const isOf = (kind: number) => state.order.suitOf[kind] === suit;
    const guess = yamv.guesser(yamv.view(state, defenderOf(state)));
    const random = seeded('void');
    let discarded = 0;
    for (let i = 0; i < 400; i++) {
      const world = guess(random);
      const hand = world.cards.handOf(world.declarer).map((code) => deck.kind(code));
      expect(hand.some(isOf)).toBe(false);
      if (world.discards.some(isOf)) discarded++;
    }
    expect(discarded).toBeGreaterThan(0);
  });

  test('before it is taken the stock may be any two unseen cards', () => {
    const state = find('auction', ({ log }) => log.isEmpty);
    const counts = frequencies(state, 0, ({ stock }) => stock);
    expectUniform(counts, unseenBy(state, 0), 2);
  });
});

/** A plain suit that the declarer has just failed to follow, or −1. */
function voidSuit(state: YamvState): number {
  const { tricks, declarer, order } = state;
  const last = yamv.history(state, declarer).at(-1);
  if (last?.seat !== declarer || tricks.count < 2 || tricks.led === order.trump) return -1;
  return order.suitOf[deck.kind(String(last.card))] === tricks.led ? -1 : tricks.led;
}

test('[yamv/6.1] late in the play, what the declarer was dealt and drew is still a deal of the pack', () => {
  const late = find('late', ({ phase, tricks }) => phase === 'play' && tricks.winners.length === 9);
  const eyes = defenderOf(late);
  const guess = yamv.guesser(yamv.view(late, eyes));
  const random = seeded('late worlds');
  for (let i = 0; i < 50; i++) {
    const world = guess(random);
    expect(yamv.check(late.setup, yamv.layout(world))).toBeUndefined();
    expect(sorted(world.cards.handOf(eyes))).toEqual(sorted(late.cards.handOf(eyes)));
  }
});

function sorted(codes: readonly string[]): string[] {
  return [...codes].sort();
}
