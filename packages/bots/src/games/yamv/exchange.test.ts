import { type Move, yamv } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { answer, lay } from '../../../test/table.ts';
import { levels } from '../levels.ts';
import { exchangeCandidates } from './exchange.ts';

const hands = [
  'S1 S4 S6 S8 S8 JK D8 C1 C2 D1 D2 H2',
  'H2 H3 H4 H4 H6 H8 H8 D2 D3 C4 C4 S2',
  'S2 S3 S4 D4 D4 D5 D6 D8 C5 C6 C6 C2',
  'S5 S6 S7 H5 H6 H7 D6 D7 C7 C8 C8 JK',
];
const moves: readonly Move[] = [
  { seat: 0, type: 'bid', cards: ['S1', 'S4'] },
  ...[1, 2, 3, 0].map((seat) => ({ seat, type: 'pass' })),
  { seat: 0, type: 'partner', partner: 2 },
  { seat: 0, type: 'trump', name: 'S' },
];
/** Seat 0 is declarer with spades, another top card and low rubbish, and has taken the stock. */
const state = lay(yamv, { hands, stock: 'H1 C3', moves });
const rubbish = ['C1', 'C2', 'C3', 'D1', 'D2', 'H1', 'H2'];

describe.each(['novice', 'club', 'master'])('%s', (level) => {
  test('discards low cards of other suits than trump', () => {
    const { discard } = answer(levels[level], yamv, state, 5) as { discard?: string[] };
    expect(discard).toHaveLength(2);
    for (const card of discard ?? []) expect(rubbish).toContain(card);
  });
});

test('no other discards are thought of', () => {
  const discards = exchangeCandidates(state).flatMap((actions) =>
    actions.filter(({ field }) => field === 'discard').map(({ value }) => value),
  );
  expect(discards.length).toBeGreaterThan(2);
  for (const card of discards) expect(rubbish).toContain(card);
});
