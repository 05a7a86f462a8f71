import { expect, test } from 'vitest';
import { placed } from './place.ts';

const window = { width: 360, height: 740 };
const paper = { width: 320, height: 100 };
const word = (left: number, top: number) => ({ left, top, width: 40, height: 20 });

test('a paper lies below its word, with the tail at the middle of the word', () => {
  const { left, top, tail, isAbove } = placed(word(150, 100), paper, window);
  expect({ left, top, isAbove }).toEqual({ left: 12, top: 130, isAbove: false });
  expect(left + tail).toBe(170);
});

test('at the lower edge of the window it lies above', () => {
  expect(placed(word(150, 700), paper, window)).toMatchObject({ top: 590, isAbove: true });
});

test('in a window too low for both it stays below, where it can be scrolled to', () => {
  expect(placed(word(150, 60), paper, { width: 360, height: 140 }).isAbove).toBe(false);
});

test('it stays in the window, and its tail on its edge', () => {
  const far = placed(word(318, 100), paper, window);
  expect(far.left).toBe(28);
  expect(far.tail).toBe(300);
});
