import { expect, test } from 'vitest';
import { growthOf } from '../src/heap.ts';

const MIB = 2 ** 20;

test('a small heap grows into the room there is, a large one by a fifth', () => {
  expect(growthOf(20 * MIB)).toBe(300);
  expect(growthOf(160 * MIB)).toBe(100);
  expect(growthOf(300 * MIB)).toBe(20);
  expect(growthOf(900 * MIB)).toBe(20);
});
