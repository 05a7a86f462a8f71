import { expect, test } from 'vitest';
import { fanOf, fanWidth } from './fan.ts';

/** Half of a phone's felt before the first trick, with room for one row. */
const HALF = { across: 160, tall: 124, widths: [54, 48], least: 0.36 };

test('a few cards lie side by side where one row is all there is room for', () => {
  for (const count of [1, 2]) {
    const fan = fanOf(count, HALF);
    expect(fan).toMatchObject({ width: 54, rows: 1 });
    expect(fan.step).toBeGreaterThanOrEqual(fan.width);
  }
});

test('more lie over each other, so that a part of each shows, and never beyond their room', () => {
  for (const count of [3, 4, 5, 6]) {
    const fan = fanOf(count, HALF);
    expect(fan.step).toBeLessThan(fan.width);
    expect(fan.step).toBeGreaterThanOrEqual(fan.width * HALF.least - 1e-9);
    expect(fanWidth(fan, count)).toBeLessThanOrEqual(HALF.across);
  }
});
