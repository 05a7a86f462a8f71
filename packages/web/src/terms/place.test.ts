import { expect, test } from 'vitest';
import { placed } from './place.ts';

const window = { width: 360, height: 740 };
const paper = { width: 300, height: 100 };
const word = (left: number, top: number) => ({ left, top, width: 40, height: 20 });
const line = (top: number, height = 20) => ({ left: 0, top, width: 360, height });

test('below a sentence that is high, with the tail at the word', () => {
  const { left, top, tail, isAbove } = placed(word(160, 200), line(190, 60), paper, window);
  expect([top, isAbove, left + tail]).toEqual([260, false, 180]);
});

test('above one that is low, so that it can be read, and so can what is below it', () => {
  const { top, isAbove } = placed(word(160, 500), line(480, 60), paper, window);
  expect([top + paper.height, isAbove]).toEqual([470, true]);
});

test('beside the word itself where it stands in a long text', () => {
  expect(placed(word(160, 200), line(100, 400), paper, window).top).toBe(230);
});

test('never over the edge of the window', () => {
  for (const at of [0, 320]) {
    const { left, tail } = placed(word(at, 200), line(200), paper, window);
    expect(left).toBeGreaterThanOrEqual(12);
    expect(left + paper.width).toBeLessThanOrEqual(348);
    expect(tail).toBeGreaterThanOrEqual(20);
    expect(tail).toBeLessThanOrEqual(paper.width - 20);
  }
});
