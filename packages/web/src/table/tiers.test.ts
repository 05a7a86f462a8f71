import { expect, test } from 'vitest';
import { facesWith } from '../cards/faces.ts';
import { frontOf } from '../room/front.ts';
import { loadWords } from '../words/index.ts';
import { headingsOf } from './tiers.ts';

const [en, de] = await Promise.all(['en', 'de'].map(loadWords));

/** Tiers from high to low, in each of them groups of equal cards: `R7 R7 / B7 G7`. */
function headings(game: string, tiers: readonly string[], words = en): string[] {
  const groups = tiers.map((tier) => ({
    groups: tier.split('/').map((group) =>
      group
        .trim()
        .split(' ')
        .map((card) => ({ card, place: 'unseen' as const, seat: null })),
    ),
  }));
  const faces = facesWith(frontOf(game).faces);
  return headingsOf(words.at(game), faces, groups).map(({ name, note }) => `${name} | ${note}`);
}

const RED = 'R9 / R8 / R6 / R5 / R4 / R3 / R2 / R1 R1 / R0';

test('cards of both trumps, of the number, of the colour', () => {
  const tiers = ['R7 R7', 'B7 B7 G7 G7 Y7 Y7 K7 K7', RED];
  expect(headings('mu', tiers)).toEqual([
    'red 7s | highest',
    'other 7s | equal, first played wins',
    'red | 9 down to 0',
  ]);
  expect(headings('mu', tiers, de)).toEqual([
    'Siebenen in Rot | am höchsten',
    'andere Siebenen | gleich hoch, die erste gewinnt',
    'Rot | 9 bis 0',
  ]);
});

test('the colour above the number, two colours, and one of them alone', () => {
  expect(headings('mu', ['R7 R7', RED, 'B7 B7 G7 G7'])).toEqual([
    'red 7s | highest',
    'red | 9 down to 0',
    'other 7s | equal, first played wins',
  ]);
  expect(headings('mu', [RED, 'B9 / B8 / B7 B7'])).toEqual([
    'red | 9 down to 0',
    'blue | 9 down to 7',
  ]);
});

test('two ranks that are one trump', () => {
  const tiers = ['R10 / R9', 'B10 G10 / B9 G9', 'R12 / R11 / R8 / R7'];
  expect(headings('mutwo', tiers)).toEqual([
    'red 10s and 9s | highest',
    'other 10s and 9s | equal, first played wins',
    'red | 12 down to 7',
  ]);
});

test('jokers, and two ranks of which the higher is higher', () => {
  expect(headings('yamv', ['JK JK', 'S6 S6 H6 / S4 S4 H4'])).toEqual([
    'jokers | highest',
    '6s and 4s | equal, first played wins',
  ]);
});

test('both black jacks above the other clubs', () => {
  expect(headings('gamut', ['CJ', 'SJ', 'CA / CK / CQ / CT / C9 / C8 / C7'])).toEqual([
    'jack of clubs | highest',
    'jack of spades | ',
    'clubs | A down to 7',
  ]);
});

test('Archers above the suit that is trump', () => {
  expect(headings('ninja-whist', ['AR / LA', 'WK / W10 / W2 / WA'])).toEqual([
    'Archers | highest',
    'swords | K down to A',
  ]);
});
