import { FastRandom, mutwo } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { openTable } from '../../test/table.ts';
import { stopperIn, tenthsOf } from './counted.ts';
import { MoveFates } from './fates.ts';
import { leftIn } from './losing.ts';

const state = mutwo.deal(openTable(mutwo, 5).setup as never, new FastRandom(4));
const guess = mutwo.guesser(mutwo.view(state, 0));
const random = new FastRandom(7);
const worlds = Array.from({ length: 40 }, () => guess(random));

/** What a move came to if these seats took its trick. */
function fatesOf(takers: readonly number[], card: string): MoveFates {
  const fates = new MoveFates([], (odds) => odds);
  for (const taker of takers) {
    const told = { score: 0, ahead: 0, goal: 0, made: undefined };
    fates.add({ ...told, taker, ...(taker > 0 && { card }) });
  }
  return fates;
}

test('who is said to have a card has it in so many of the deals', () => {
  const [card] = leftIn(worlds[0])[2];
  const takers = worlds.map((_, i) => (i % 2 === 0 ? 2 : 0));
  const holding = worlds.filter((world) => leftIn(world)[2].includes(card)).length;
  const stopper = stopperIn(fatesOf(takers, card), worlds, (seat) => seat === 0);
  expect(stopper).toEqual({ seat: 2, card, takes: 5, holds: Math.round(holding / 4) });
});

test('friends are never said to stop a card', () => {
  const takers = worlds.map(() => 3);
  expect(stopperIn(fatesOf(takers, 'R1'), worlds, () => true)).toBeUndefined();
});

test('all and none are said only of all and none', () => {
  const oneOf = (n: number) => Array.from({ length: n }, (_, i) => i === 0);
  expect(tenthsOf(oneOf(1000), (is) => is)).toBe(1);
  expect(tenthsOf(oneOf(1000), (is) => !is)).toBe(9);
  expect([tenthsOf(oneOf(1), (is) => is), tenthsOf(oneOf(1), (is) => !is)]).toEqual([10, 0]);
});
