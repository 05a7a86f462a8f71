import { FastRandom, type Move, mu } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { after, answer, lay, openTable } from '../../test/table.ts';
import { levels } from '../games/levels.ts';

const SEATS = [0, 1, 2, 3, 4];
const passes = (...seats: readonly number[]): Move[] =>
  seats.map((seat) => ({ seat, type: 'pass' }));
const bid = (seat: number, ...cards: string[]): Move => ({ seat, type: 'bid', cards });

/** Five hands of Mü: those that are said, and the others get what is left in turn. */
function handsOf(said: Readonly<Record<number, string>>): string[] {
  const { setup } = openTable(mu, 5);
  const left = [...mu.deck(setup as never)];
  const hands = SEATS.map((seat) => said[seat]?.split(' ') ?? []);
  for (const card of hands.flat()) left.splice(left.indexOf(card), 1);
  for (const hand of hands) while (hand.length < 12) hand.push(...left.splice(0, 1));
  return hands.map((hand) => hand.join(' '));
}

/** The last deal of a match, which seat 0 calls first, with these totals before it. */
function lastDeal(totals: readonly number[], hands: readonly string[], moves: readonly Move[]) {
  const { setup } = openTable(mu, 5, 0, { deals: 3 });
  const cards = hands.map((hand) => hand.split(' '));
  let state = mu.lay({ ...setup, deal: 14, totals } as never, { hands: cards });
  for (const move of moves) state = after(mu, state, move, new FastRandom(1));
  return state;
}

const called = (state: ReturnType<typeof lastDeal>, worlds = 40) =>
  answer(levels.master, mu, state, worlds);

describe('a master in the auction', () => {
  const fair = handsOf({ 4: 'R7 R7 B7 G7 R9 R8 B9 G5 Y8 Y4 K6 K2', 3: 'R0 Y5 B0' });
  const blue = handsOf({ 2: 'B9 B8 B6 B4 B3 B1 R3 R2 G2 G3 Y2 Y0', 0: 'R7 R7 G7 Y7 K7' });

  test('does not pass a deal out that it can win as Chief', () => {
    const state = lay(mu, { hands: fair, dealer: 0, moves: passes(0, 1, 2, 3) });
    expect(called(state).type).toBe('bid');
  });

  test('passes the last deal out if it wins the match by that', () => {
    const state = lastDeal([35, 35, 35, 35, 40], fair, passes(0, 1, 2, 3));
    expect(called(state).type).toBe('pass');
  });

  test('does not pass the last deal out if it loses the match by that', () => {
    const state = lastDeal([60, 35, 35, 35, 40], fair, passes(0, 1, 2, 3));
    expect(called(state).type).toBe('bid');
  });

  test('goes above a tie for which it would pay', () => {
    const moves = [
      ...passes(0, 1, 2),
      bid(3, 'R0'),
      bid(4, 'R7', 'B7'),
      ...passes(0, 1, 2),
      bid(3, 'Y5', 'B0'),
      bid(4, 'G7'),
      ...passes(0, 1, 2, 3),
    ];
    expect(called(lay(mu, { hands: fair, dealer: 0, moves })).cards).toHaveLength(1);
  });

  test('buys the trump of the Vice with a card, if nobody else has shown one', () => {
    const raises = ['G7', 'Y7', 'K7'].flatMap((card) => [...passes(1, 2, 3, 4), bid(0, card)]);
    const moves = [bid(0, 'R7'), ...raises, ...passes(1)];
    const { type, cards } = called(lay(mu, { hands: blue, dealer: 0, moves }));
    expect(type).toBe('bid');
    expect(cards).toHaveLength(1);
  });
});
