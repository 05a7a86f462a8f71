import { SIZE } from '@overtrick/bots/training';
import { FastRandom } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import type { CardChoice } from './course.ts';
import { learnWeights, regretOf } from './regret.ts';

const QUICK = { steps: 150, rate: 0.05, pull: 0.01, heat: 1 };
const START = new Float64Array(2 * SIZE);

/** Choices in which a card is worth what its first feature says, less what its second does. */
function choices(count: number, seed: number): CardChoice[] {
  const random = new FastRandom(seed);
  return Array.from({ length: count }, () => {
    const features = Array.from({ length: 4 }, () =>
      Array.from({ length: SIZE }, () => random.below(100) / 100),
    );
    const values = features.map(([a, b]) => 30 * a - 10 * b + random.below(300) / 100);
    return { context: 0, values, features };
  });
}

describe('learning from regret', () => {
  test('loses less on choices that it has not seen', () => {
    const kept = choices(200, 2);
    const learned = learnWeights(choices(300, 1), START, QUICK);
    expect(regretOf(kept, learned)).toBeLessThan(0.2 * regretOf(kept, START));
  });

  test('finds what matters, and which way', () => {
    const learned = learnWeights(choices(300, 1), START, QUICK);
    expect(learned[0]).toBeGreaterThan(1);
    expect(learned[1]).toBeLessThan(0);
    for (const weight of learned.slice(2, SIZE)) {
      expect(Math.abs(weight)).toBeLessThan(learned[0] / 2);
    }
  });

  test('leaves situations alone of which there is nothing to learn', () => {
    const learned = learnWeights(choices(50, 1), START, QUICK);
    expect(learned.slice(SIZE)).toEqual(START.slice(SIZE));
  });

  test('goes less far where it is held back', () => {
    const far = learnWeights(choices(50, 1), START, QUICK);
    const near = learnWeights(choices(50, 1), START, { ...QUICK, pull: 50 });
    expect(Math.abs(near[0])).toBeLessThan(Math.abs(far[0]) / 2);
  });

  test('does not depend on how large scores are', () => {
    const few = choices(50, 1);
    const large = few.map((each) => ({ ...each, values: each.values.map((v) => 8 * v) }));
    expect([...learnWeights(large, START, QUICK)]).toEqual([...learnWeights(few, START, QUICK)]);
  });
});

test('regret is what the card with most to say for it loses against the best', () => {
  const weights = new Float64Array(SIZE);
  weights[0] = 1;
  const row = (first: number) => [first, ...Array<number>(SIZE - 1).fill(0)];
  const choice = { context: 0, values: [5, 9, 2], features: [row(3), row(1), row(2)] };
  expect(regretOf([choice], weights)).toBe(4);
});
