import { knowledgeOf } from '@overtrick/bots';
import { FastRandom, gamut, ninjaWhist } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { callLessons } from './calls.ts';
import type { CallLesson, Course } from './course.ts';
import { courseOf } from './lessons.ts';
import { fitReckoning, reckoningOf } from './reckon.ts';

function lessonsOf(course: Course, to: number): CallLesson[] {
  const working = callLessons.work(course, 0, to);
  let step = working.next();
  while (!step.done) step = working.next();
  return step.value;
}

describe.each([gamut, ninjaWhist])('lessons about calls in $title', (game) => {
  const course = courseOf(game, 'a test', 0);
  const tables: Readonly<Record<string, readonly string[]>> =
    knowledgeOf(game.name).reckoner?.tables ?? {};

  test('have all figures of a hand, and what came of it, for every table of weights', () => {
    const lessons = lessonsOf(course, 6);
    for (const [table, figures] of Object.entries(tables)) {
      const rows = lessons.flatMap(({ calls }) => calls[table] ?? []);
      expect(rows.length).toBeGreaterThan(10);
      for (const row of rows) expect(row).toHaveLength(figures.length + 1);
    }
  });

  test('are called by what is known, once something is', () => {
    const [blind] = lessonsOf(course, 1);
    const reckoning = reckoningOf(fitReckoning(game.name, lessonsOf(course, 6)));
    const [informed] = lessonsOf({ ...course, reckoning }, 1);
    expect(informed).not.toEqual(blind);
  });

  test('come out the same each time', () => {
    expect(lessonsOf(course, 2)).toEqual(lessonsOf(course, 2));
  });
});

test('weights are found again from what they make', () => {
  const random = new FastRandom(3);
  const { hearts } = knowledgeOf('gamut').reckoner?.tables ?? { hearts: [] };
  const rows = Array.from({ length: 3000 }, () => {
    const figures = hearts.map((_, i) => (i === 0 ? 1 : random.below(5)));
    return [...figures, 2 - 1.5 * figures[1] + 0.5 * figures[3]];
  });
  const fits = fitReckoning('gamut', [{ number: 0, players: 4, calls: { hearts: rows } }]);
  const { weights = [], error = 1 } = fits.get('hearts') ?? {};
  for (const [i, weight] of [2, -1.5, 0, 0.5].entries()) expect(weights[i]).toBeCloseTo(weight, 1);
  expect(error).toBeLessThan(0.05);
});
