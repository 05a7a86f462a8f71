import { FastRandom } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { Memory } from './memory.ts';

test('what is remembered of a set is its own, however many others have come since', () => {
  const memory = new Memory();
  const random = new FastRandom(3);
  const few = () => random.below(6);
  let known = 0;
  for (let i = 0; i < 5000; i++) {
    const [a, b, c] = [few(), few(), few()];
    const at = memory.find(a, b, c);
    const own = a * 100 + b * 10 + c;
    if (Number.isNaN(memory.values[at])) memory.values[at] = own;
    else known++;
    expect(memory.values[at]).toBe(own);
  }
  expect(known).toBeGreaterThan(1000);
});
