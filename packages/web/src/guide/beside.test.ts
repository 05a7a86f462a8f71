import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beside } from './beside.ts';

const window = { width: 360, height: 740 };
const paper = { width: 280, height: 120 };

test('a paper lies above what is low, below what is high, and points at its middle', () => {
  const low = beside({ left: 150, top: 600, width: 60, height: 80 }, paper, window);
  expect([low.isAbove, low.top + paper.height]).toEqual([true, 588]);
  expect(low.left + low.tail).toBe(180);
  expect(beside({ left: 0, top: 40, width: 60, height: 40 }, paper, window).isAbove).toBe(false);
});

test('it gives way to what is read or touched', () => {
  const card = { left: 20, top: 620, width: 60, height: 90 };
  const question = { left: 0, top: 540, width: 360, height: 70 };
  const { top, isAbove, isApart } = beside(card, paper, window, [question]);
  expect(top + paper.height).toBeLessThanOrEqual(question.top);
  expect([isAbove, isApart]).toEqual([true, true]);
});

test('it steps aside where that uncovers something', () => {
  const question = { left: 0, top: 400, width: 360, height: 70 };
  const shown = { left: 300, top: 260, width: 50, height: 130 };
  const { left, top } = beside(question, paper, window, [shown]);
  expect([left + paper.width <= shown.left, top + paper.height <= question.top]).toEqual([
    true,
    true,
  ]);
});

test('it never covers the thing, and never leaves the window to the side', () => {
  const box = fc.record({
    left: fc.integer({ min: 0, max: 340 }),
    top: fc.integer({ min: 0, max: 720 }),
    width: fc.integer({ min: 1, max: 360 }),
    height: fc.integer({ min: 1, max: 300 }),
  });
  fc.assert(
    fc.property(box, (thing) => {
      const { left, top } = beside(thing, paper, window);
      const isApart = top + paper.height <= thing.top || top >= thing.top + thing.height;
      expect([isApart, left >= 0, left + paper.width <= window.width]).toEqual([true, true, true]);
    }),
  );
});
