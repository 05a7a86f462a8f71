import { expect, test } from 'vitest';
import { isMarked } from './mark.ts';

const loss = (mean: number, spread: number, worlds = 100) => ({ mean, spread, worlds });

test('a move is marked only if the lower bound of its loss lies above the threshold of its game', () => {
  expect(isMarked(loss(5, 1.9), loss(5, 1), 3)).toBe(true);
  expect(isMarked(loss(5, 2), loss(5, 1), 3)).toBe(false);
});

test('what is chosen by must agree, and there must be worlds enough', () => {
  expect(isMarked(loss(9, 1), loss(1, 1), 3)).toBe(false);
  expect(isMarked(loss(9, 1, 19), loss(9, 1, 19), 3)).toBe(false);
});

test('in a game without a threshold nothing is marked', () => {
  expect(isMarked(loss(99, 1), loss(99, 1))).toBe(false);
});
