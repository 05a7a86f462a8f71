import { SIZE } from '@overtrick/bots/training';
import { gamut, mu, ninjaWhist } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { choiceLessons } from './choices.ts';
import type { CardChoice } from './course.ts';
import { courseOf } from './lessons.ts';

function choicesOf(game: Parameters<typeof courseOf>[0], deals: number): CardChoice[] {
  const working = choiceLessons.work(courseOf(game, 'a test', 0), 0, deals);
  let step = working.next();
  while (!step.done) step = working.next();
  return step.value.flatMap(({ choices }) => choices);
}

describe.each([gamut, ninjaWhist, mu])('tries in the deal as it lies, in $title', (game) => {
  const choices = choicesOf(game, 8);

  test('have a value and features for every card', () => {
    expect(choices.length).toBeGreaterThan(20);
    for (const { values, features } of choices) {
      expect(features).toHaveLength(values.length);
      for (const row of features) expect(row).toHaveLength(SIZE);
    }
  });

  test('are noted only where a card makes a difference', () => {
    for (const { values } of choices) expect(new Set(values).size).toBeGreaterThan(1);
  });
});

test('a round of Ninja Whist gives or takes no more than its bid and its tokens', () => {
  const most = 10 + 15;
  for (const { values } of choicesOf(ninjaWhist, 8)) {
    for (const value of values) expect(Math.abs(value)).toBeLessThanOrEqual(most);
  }
});
