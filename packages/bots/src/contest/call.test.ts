import { type Action, FastRandom, legalActions, type Move, mutwo } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { lay, turnOf } from '../../test/table.ts';
import { mutwoKnowledge } from '../games/mutwo/index.ts';

const passes = (...seats: readonly number[]): Move[] =>
  seats.map((seat) => ({ seat, type: 'pass' }));
const bid = (seat: number, ...cards: string[]): Move => ({ seat, type: 'bid', cards });

/** Seat 0 has red, seat 1 black; what they show carries poorer trumps too. */
const hands = [
  'R1 R5 R6 R7 R8 R9 R10 R11 R12 B1',
  'K3 K5 K6 K7 K8 K9 K11 K12 G3 Y1',
  'R2 R3 B5 B6 B7 G4 G5 Y2 Y3 Y4',
  'B8 B9 B10 G6 G7 G8 Y6 Y7 Y8 Y9',
];
/** Seat 0 becomes declarer, seat 1 head defender; the others call as is said. */
function auction(...others: readonly Move[]): Move[] {
  const shown = [bid(0, 'R1'), bid(1, 'K3', 'G3'), ...others, bid(0, 'B1', 'R5')];
  return [...shown, ...passes(1, 2, 3, 0)];
}

/** What is called at once. */
function called(moves: readonly Move[], seed = 1): Action['value'] {
  const state = lay(mutwo, { hands, dealer: 0, moves });
  const seat = turnOf(mutwo, state);
  const legal = legalActions(mutwo, state, seat);
  return mutwoKnowledge.call(state, seat, legal, legal.length, new FastRandom(seed)).value;
}

describe('a quick player', () => {
  const silent = auction(...passes(2, 3));
  const black: Move = { seat: 1, type: 'trump', name: 'K' };
  const red: Move = { seat: 0, type: 'trump', name: 'R' };

  test('names the suit of the long high cards as head defender', () => {
    expect(called(silent)).toBe('K');
  });

  test('names the suit of the long high cards as declarer', () => {
    expect(called([...silent, black])).toBe('R');
  });

  test('picks the partner who has shown trumps, not the one who has shown something else', () => {
    const shown = auction(bid(2, 'R2'), bid(3, 'Y6'));
    for (let seed = 0; seed < 10; seed++) expect(called([...shown, black, red], seed)).toBe(2);
  });

  test('picks the partner who has shown something, not the one who has shown nothing', () => {
    const shown = auction(bid(2, 'G4'), ...passes(3));
    for (let seed = 0; seed < 10; seed++) expect(called([...shown, black, red], seed)).toBe(2);
  });
});
