import { FastRandom } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { Memory, newOwner } from './memory.ts';

test('what is remembered of a set is its own and its owner’s, however many others have come since', () => {
  const memory = new Memory();
  const owners = [newOwner(), newOwner()];
  const random = new FastRandom(3);
  const few = () => random.below(6);
  let known = 0;
  for (let i = 0; i < 5000; i++) {
    const [a, b, c] = [few(), few(), few()];
    const who = random.below(2);
    const at = memory.find(owners[who], a, b, c);
    const own = who * 1000 + a * 100 + b * 10 + c;
    if (Number.isNaN(memory.values[at])) memory.values[at] = own;
    else known++;
    expect(memory.values[at]).toBe(own);
  }
  expect(known).toBeGreaterThan(1000);
});
