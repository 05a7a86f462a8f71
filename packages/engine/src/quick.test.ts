import { expect, test } from 'vitest';
import { QuickChance, seedFromText } from './index.ts';

/** The example of docs/deals.md. */
const seed = seedFromText('overtrick');
const words = (draw: { below(n: number): number }) =>
  Array.from({ length: 4 }, () => (draw.below(2 ** 16) * 2 ** 16).toString(16).slice(0, -4));

test('quick/1 is what docs/deals.md shows', () => {
  const chance = new QuickChance(seed);
  chance.open(17, 0);
  expect(words(chance.cards)).toEqual(['83e2', '4f87', 'f1d', 'f2af']);
  expect(words(chance.rest)).toEqual(['e4b9', '3573', 'ed1e', 'a9de']);
  chance.open(17, 0);
  expect(chance.cards.below(5)).toBe(2);
  const places = Array.from({ length: 60 }, (_, i) => i);
  const dealt: number[] = [];
  chance.cards.draw(places, 60, dealt);
  expect(dealt.slice(0, 4)).toEqual([18, 3, 54, 37]);
  expect(dealt.slice(-4)).toEqual([53, 42, 36, 52]);
});

test('a deal depends on nothing but its numbers', () => {
  const [one, other] = [new QuickChance(seed), new QuickChance(seed)];
  one.open(3, 4);
  one.cards.below(9);
  one.open(2 ** 32 + 5, 6);
  other.open(2 ** 32 + 5, 6);
  expect(words(one.cards)).toEqual(words(other.cards));
  expect(words(one.rest)).toEqual(words(other.rest));
  other.open(5, 6);
  expect(words(one.cards)).not.toEqual(words(other.cards));
});
