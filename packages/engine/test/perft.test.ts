import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { layPosition, type Position, perft } from '../src/index.ts';
import { playerCounts } from './driver.ts';
import { type NaivePosition, naivePerft } from './naive/perft.ts';
import { refereed } from './refereed.ts';

type Counted = Position & { readonly about: string; readonly counts: readonly number[] };

const folder = new URL('./perft/', import.meta.url);
const positions = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file): Counted[] => JSON.parse(readFileSync(new URL(file, folder), 'utf8')));

function countsOf(position: unknown, depth: number): number[] {
  const laid = layPosition(position);
  if (!laid.ok) throw new Error(laid.error);
  const { game, state } = laid.value;
  return Array.from({ length: depth }, (_, i) => perft(game, state, i + 1));
}

const named = positions.map(
  (position) => [`${position.game}, ${position.about}`, position] as const,
);

describe.each(named)('%s', (_, position) => {
  test('the engine counts what the file says', () => {
    expect(countsOf(position, position.counts.length)).toEqual(position.counts);
  });

  test('the naive implementation counts the same', () => {
    const naive = position as unknown as NaivePosition;
    expect(naivePerft(naive, position.counts.length)).toEqual(position.counts);
  });
});

describe('the files', () => {
  test.each(refereed.map((game) => ({ game })))(
    'have positions of $game.name for every number of players',
    ({ game }) => {
      const players = positions.filter((each) => each.game === game.name).map((p) => p.players);
      expect([...new Set(players)].sort()).toEqual(playerCounts(game));
    },
  );
});

describe('perft', () => {
  const hands = ['R6 R7 R8', 'B1 B2 B3', 'G3 G4 G5', 'Y5 Y6 Y8'].map((hand) => hand.split(' '));
  const begun = { game: 'mu', hands, moves: [{ seat: 0, type: 'bid', cards: ['R7'] }] };

  test('counts one sequence of no moves', () => {
    const laid = layPosition(begun);
    expect(laid.ok && perft(laid.value.game, laid.value.state, 0)).toBe(1);
  });

  test('counts a bid of two cards once, in whatever order they may be laid down', () => {
    // Pass, one of three, or two of three.
    expect(countsOf(begun, 1)).toEqual([7]);
  });

  test('counts a deal that has ended once at every depth', () => {
    const passed = [0, 1, 2, 3].map((seat) => ({ seat, type: 'pass' }));
    expect(countsOf({ game: 'mu', hands, moves: passed }, 3)).toEqual([1, 1, 1]);
  });
});

describe('a position', () => {
  const fine = { game: 'yamv', hands: [['S1'], ['S3'], ['S5'], ['S7']], stock: ['H1', 'H3'] };

  test('is laid', () => {
    expect(layPosition(fine).ok).toBe(true);
  });

  test.each([
    [null, 'no "hands"'],
    [{ ...fine, game: 'ya' }, 'no game "ya"'],
    [{ ...fine, players: 5 }, 'it has 4 hands, not 5'],
    [{ ...fine, players: 9 }, 'for 4 to 6 players, not 9'],
    [{ ...fine, dealer: 4 }, 'from 0 to 3'],
    [{ ...fine, deal: -1 }, '"deal"'],
    [{ ...fine, options: { target: 0 } }, 'from 1 to 1000000'],
    [{ ...fine, carry: [] }, '"carry"'],
    [{ ...fine, stock: ['H1'] }, '"stock" of 2 cards'],
    [{ ...fine, hands: [['S1'], ['S3'], ['S5'], []] }, 'different sizes'],
    [{ ...fine, hands: [['S1'], ['S1'], ['S5'], ['S7']] }, 'S1 is there more often'],
    [{ ...fine, turnUp: 'X' }, '"X" is no card'],
    [{ ...fine, moves: {} }, '"moves"'],
    [{ ...fine, moves: [{ seat: 0, type: 'pass' }] }, 'move 0: it is the turn of seat 1'],
    [{ ...fine, moves: [{ seat: 1, type: 'bid' }] }, 'move 0: the "cards" in “bid”'],
  ])('%j is refused: %s', (position, why) => {
    const laid = layPosition(position);
    expect(laid.ok ? '' : laid.error).toContain(why);
  });

  test.each([[[['a'], ['a'], []]], [[['x'], [], []]], [[[], []]], ['a']])(
    'tokens %j are refused: there are no such tokens',
    (carry) => {
      const laid = layPosition({ game: 'ninja-whist', hands: [['WA'], ['W2'], ['W3']], carry });
      expect(laid.ok ? '' : laid.error).toContain('"carry"');
    },
  );
});
