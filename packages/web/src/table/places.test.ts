import { expect, test } from 'vitest';
import { type Edge, placeOf } from './places.ts';
import type { Form } from './window.ts';

const COUNTS = [3, 4, 5, 6, 7, 8, 9];

function edges(form: Form, players: number): string {
  const all = Array.from({ length: players }, (_, seat) => placeOf(form, seat, 0, players).edge);
  const count = (edge: Edge) => all.filter((each) => each === edge).length;
  return `${count('left')}-${count('top')}-${count('right')}`;
}

test('so many sit left, above and right of the middle', () => {
  const usual = ['0-2-0', '1-1-1', '1-2-1', '1-3-1', '2-2-2', '2-3-2', '2-4-2'];
  expect(COUNTS.map((players) => edges('desk', players))).toEqual(usual);
  expect(COUNTS.map((players) => edges('phone', players))).toEqual(usual);
  expect(COUNTS.slice(-3).map((players) => edges('lying', players))).toEqual([
    '1-4-1',
    '1-5-1',
    '1-6-1',
  ]);
});

test.each(COUNTS)('%i sit clockwise, from the left neighbour to the right one', (players) => {
  for (const form of ['desk', 'lying', 'phone'] as const) {
    const way = Array.from({ length: players - 1 }, (_, i) => {
      const { edge, at, of, x } = placeOf(form, (3 + i) % players, 2, players);
      // How far along: up the left side, over the top, down the right one.
      if (edge === 'left') return (of - at) / 10;
      return edge === 'top' ? 1 + x : 3 + at;
    });
    expect(way).toEqual([...way].sort((a, b) => a - b));
    expect(new Set(way).size).toBe(players - 1);
    expect(placeOf(form, 2, 2, players).edge).toBe('own');
  }
});
