import { type Move, mutwo } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { lay } from '../../test/table.ts';
import { bidding } from '../games/mutwo/index.ts';
import { CallReader } from './reading.ts';

const bid = (seat: number, ...cards: string[]): Move => ({ seat, type: 'bid', cards });
const passes = (...seats: readonly number[]): Move[] =>
  seats.map((seat) => ({ seat, type: 'pass' }));
const trump = (seat: number, name: string): Move => ({ seat, type: 'trump', name });

/** The eyes are those of seat 0, who passes: only what the others call is read. */
const hands = [
  'Y2 Y4 Y6 Y8 Y10 Y11',
  'R1 R6 R8 R11 R12 B1',
  'B6 B8 B11 B12 G1 G2',
  'K1 K2 K6 K7 G6 G7',
];
/** Alike but for the colours, with the red 1 that is shown. */
const RED = 'R2 R3 R4 R5 R6 R7 R8 R9 B1';
const BLUE = 'B2 B3 B4 B5 B6 B7 B8 B9 B1';

/** How likely the calls of a seat were with these cards hidden in its hand. */
function likely(moves: readonly Move[], seat: number, hidden: string): number {
  const state = lay(mutwo, { hands, dealer: 0, moves });
  const reader = new CallReader(mutwo.view(state, 0), state, bidding);
  const kinds = hidden.split(' ').map((code) => state.cards.deck.kind(code));
  return reader.log(seat, kinds);
}

test('who bid far is likelier to have the cards for it', () => {
  const duel = [
    ...passes(0),
    bid(1, 'R1'),
    ...passes(2),
    bid(3, 'K1', 'K2'),
    ...passes(0),
    bid(1, 'R6', 'R8'),
  ];
  expect(likely(duel, 1, 'R11 R12 K12')).toBeGreaterThan(likely(duel, 1, 'B3 G4 Y5'));
});

test('who passed without a card is likelier to have nothing', () => {
  const silent = [...passes(0), bid(1, 'R1'), ...passes(2, 3)];
  const strong = likely(silent, 2, 'B6 B8 B9 B10 B11 B12');
  expect(likely(silent, 2, 'B2 G2 Y1 K3 R2 G5')).toBeGreaterThan(strong);
});

test('who showed a card is likelier to have more of its suit', () => {
  const shown = [...passes(0), bid(1, 'R1')];
  expect(likely(shown, 1, RED)).toBeGreaterThan(likely(shown, 1, BLUE));
});

test('who named a trump is likelier to have it', () => {
  const named = [...passes(0), bid(1, 'R1'), bid(2, 'G1'), ...passes(3, 0), bid(1, 'B1')];
  const auction = [...named, ...passes(2, 3, 0, 1), trump(2, 'G')];
  const red = 'R6 R8 R11 R12';
  const blue = 'B6 B8 B11 B12';
  for (const [suit, has, not] of [
    ['R', red, blue],
    ['B', blue, red],
  ]) {
    const moves = [...auction, trump(1, suit)];
    expect(likely(moves, 1, has)).toBeGreaterThan(likely(moves, 1, not));
  }
});
