import { expect, test } from 'vitest';
import { growthOver } from '../src/heap.ts';

const MIB = 2 ** 20;

test('a small heap grows until there is no room, a large one by a fifth', () => {
  expect(growthOver(20 * MIB)).toBe(300);
  expect(growthOver(100 * MIB)).toBe(220);
  expect(growthOver(300 * MIB)).toBe(20);
  expect(growthOver(900 * MIB)).toBe(20);
});
