import { expect, test } from 'vitest';
import { placeOf } from './places.ts';

/** On a phone a card with its name is about so wide and high, where the table reaches from −1 to 1. */
const [WIDE, HIGH] = [0.4, 0.7];

test.each([3, 4, 5, 6, 7, 8, 9])('no card of %i players covers another on a phone', (players) => {
  const places = Array.from({ length: players }, (_, seat) => placeOf(seat, 0, players));
  for (const [i, one] of places.entries()) {
    for (const two of places.slice(i + 1)) {
      const isApart = Math.abs(one.x - two.x) >= WIDE || Math.abs(one.y - two.y) >= HIGH;
      expect(isApart, `${JSON.stringify(one)} and ${JSON.stringify(two)}`).toBe(true);
    }
  }
});

test.each([4, 6, 9])(
  'the person of %i is at the bottom, the left neighbour at the left',
  (players) => {
    expect(placeOf(2, 2, players)).toEqual({ x: 0, y: 1 });
    expect(placeOf(3, 2, players).x).toBeLessThan(0);
    expect(placeOf(1, 2, players).x).toBeGreaterThan(0);
  },
);
