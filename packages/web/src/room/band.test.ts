import type { View } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { bandOf } from './band.ts';
import { loadRoom } from './rooms.ts';

// ninja-whist/4.4: Archers are a suit of their own, not trumps; they only stand above them.
test.each([
  ['with a trump', [['W2'], ['WK'], ['AR']], 'major'],
  ['without one', [['AR']], undefined],
])('an Archer carries no mark of trumps, %s', async (_, trumps, band) => {
  const room = await loadRoom('ninja-whist');
  const view = { trumps } as Partial<View> as View;
  expect(bandOf(room, view, 'AR')).toBeUndefined();
  expect(bandOf(room, view, 'WK')).toBe(band);
});
