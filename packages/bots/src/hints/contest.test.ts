import { FastRandom, type Move, mutwo } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { lay, turnOf } from '../../test/table.ts';
import type { Candidate } from '../bot.ts';
import { levels } from '../games/levels.ts';

const passes = (...seats: readonly number[]): Move[] =>
  seats.map((seat) => ({ seat, type: 'pass' }));
const bid = (seat: number, ...cards: string[]): Move => ({ seat, type: 'bid', cards });
const trump = (seat: number, name: string): Move => ({ seat, type: 'trump', name });

const hands = [
  'R1 R5 R6 R7 R8 R9 R10 R11 R12 B1',
  'K3 K5 K6 K7 K8 K9 K11 K12 G3 Y1',
  'R2 R3 B5 B6 B7 G4 G5 Y2 Y3 Y4',
  'B8 B9 B10 G6 G7 G8 Y6 Y7 Y8 Y9',
];
const shown = [bid(0, 'R1'), bid(1, 'K3', 'G3'), bid(2, 'R2'), ...passes(3), bid(0, 'B1', 'R5')];
const auction = [...shown, ...passes(1, 2, 3, 0)];

/** Too few to tell how often a bid is made, and enough for it. */
const [FEW, ENOUGH] = [1, 4];

/** What a hint says to the seat whose turn it is about the moves that are asked for. */
function reasons(
  moves: readonly Move[],
  wanted: (move: Move) => boolean,
  worlds = FEW,
): Candidate['reasons'] {
  const state = lay(mutwo, { hands, dealer: 0, moves });
  const view = mutwo.view(state, turnOf(mutwo, state));
  const { candidates } = levels.club.think(view, new FastRandom(1), { worlds });
  const found = candidates.find(({ move }) => wanted(move));
  if (!found) throw new Error('no such candidate');
  return found.reasons.filter(({ key }) => key !== 'doubt');
}

test('a bid is explained by the trump that it buys', () => {
  const [held] = reasons([], ({ type }) => type === 'bid');
  expect(held.key).toBe('trumps-held');
});

test('no bid is explained by a trump that its cards do not buy', () => {
  const view = mutwo.view(lay(mutwo, { hands, dealer: 0, moves: [] }), 0);
  const { candidates } = levels.club.think(view, new FastRandom(1), { worlds: FEW });
  const bids = candidates.filter(({ move }) => move.type === 'bid');
  expect(bids.length).toBeGreaterThan(1);
  for (const { move, reasons: told } of bids) {
    const held = told.find(({ key }) => key === 'trumps-held');
    const buys = [move.cards ?? []].flat().flatMap((card) => [`${card}`[0], `${card}`.slice(1)]);
    if (held) expect(buys).toContain(held.values?.trump);
  }
});

test('a pass is explained by the best trump, beside what a higher bid would need', () => {
  const [best] = reasons(shown.slice(0, 2), ({ type }) => type === 'pass');
  expect(best).toMatchObject({ key: 'trump-too-weak', values: { needed: 10, cards: 3 } });
});

test('a hand that is too weak for a bid is reason enough to pass', () => {
  const [weak, ...more] = reasons(shown.slice(0, 2), ({ type }) => type === 'pass', ENOUGH);
  expect([weak.key, more]).toEqual(['trump-too-weak', []]);
});

test('who has shown most passes because of that', () => {
  const moves = [...shown, ...passes(1, 2, 3)];
  expect(reasons(moves, ({ type }) => type === 'pass')).toEqual([{ key: 'leads-already' }]);
});

test('a trump is explained by how many there are and how high', () => {
  const said = reasons([...auction, trump(1, 'K')], ({ name }) => name === 'R');
  expect(said).toEqual([
    { key: 'trumps-held', values: { trump: 'R', figure: 9, all: 24, high: 5 } },
  ]);
});

test('no trump is explained by what it pays and the cards that are highest', () => {
  const said = reasons([...auction, trump(1, 'K')], ({ name }) => name === 'none');
  expect(said.map(({ key }) => key)).toEqual(['trump-pays', 'top-cards']);
});

test('a partner is explained by what was shown, if that fits', () => {
  const named = [...auction, trump(1, 'K'), trump(0, 'R')];
  expect(reasons(named, ({ partner }) => partner === 2)).toEqual([
    { key: 'partner-trumps', values: { seat: 2, figure: 1, trumps: 1 } },
  ]);
  expect(reasons(named, ({ partner }) => partner === 3)).toEqual([]);
});

test('a partner without a trump is explained by a high card, if one was shown', () => {
  const high = [bid(0, 'R1'), bid(1, 'K3', 'G3'), bid(2, 'R2'), bid(3, 'B10')];
  const moves = [...high, bid(0, 'B1', 'R5'), ...passes(1, 2, 3, 0), trump(1, 'K'), trump(0, 'R')];
  expect(reasons(moves, ({ partner }) => partner === 3)).toEqual([
    { key: 'partner-high', values: { seat: 3, card: 'B10' } },
  ]);
});
