import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const WORDS = ['all', 'play', 'mu', 'mutwo', 'ninja-whist', '1', '2'];

test.each([
  ['paly', 'play'],
  ['plya', 'play'],
  ['muu', 'mu'],
  ['m', 'mu'],
  ['nin', 'ninja-whist'],
  ['mutow', 'mutwo'],
  ['Ninja-Wist', 'ninja-whist'],
])('%s was meant to be %s', (word, meant) => {
  expect(nearest(word, WORDS)).toBe(meant);
});

test.each(['xx', '99', '9', '12', 'table', ''])('%j is near to nothing', (word) => {
  expect(nearest(word, WORDS)).toBeUndefined();
});
