import { SIZE } from '@overtrick/bots/training';
import { mu } from '@overtrick/engine';
import { describe, expect, test, vi } from 'vitest';
import type { Course } from './course.ts';
import { courseOf, type Lessons, teach } from './lessons.ts';

// Worker threads start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const COURSE = courseOf(mu, 'a test', 2);
const STRENGTH = { 3: [8, 3], 4: [20, 3], 5: [15, 3], 6: [10, 3] };
const strength = Object.fromEntries(
  Object.entries(STRENGTH).map(([n, row]) => [n, [...row, 0, 0, 0, 0, 0, 0, 0].slice(0, 8)]),
);

async function lessonsOf<Name extends keyof Lessons>(
  name: Name,
  course: Course,
  to: number,
  jobs = 1,
): Promise<Lessons[Name][]> {
  const lessons: Lessons[Name][] = [];
  for await (const lesson of teach(name, course, { from: 0, to }, { jobs })) lessons.push(lesson);
  return lessons;
}

describe('lessons about hands', () => {
  test('have the figures of hands and what their sides took, at every table', async () => {
    const lessons = await lessonsOf('hands', COURSE, 4);
    expect(lessons.map(({ players }) => players)).toEqual([3, 4, 5, 6]);
    for (const { hands } of lessons) {
      expect(hands.length).toBeGreaterThan(5);
      for (const hand of hands) {
        expect(hand).toHaveLength(9);
        expect(hand[0]).toBe(1);
        expect(hand[8]).toBeGreaterThanOrEqual(0);
        expect(hand[8]).toBeLessThanOrEqual(120);
      }
    }
  });

  test('come from auctions by what is known, once something is', async () => {
    const [blind] = await lessonsOf('hands', COURSE, 1);
    const [informed] = await lessonsOf('hands', { ...COURSE, strength }, 1);
    expect(informed).not.toEqual(blind);
  });
});

describe('lessons about choices', () => {
  test('have a value and features for every card', async () => {
    const [{ choices }] = await lessonsOf('choices', { ...COURSE, strength }, 1);
    expect(choices.length).toBeGreaterThan(5);
    for (const { values, features } of choices) {
      expect(values.length).toBeGreaterThan(1);
      expect(features).toHaveLength(values.length);
      for (const row of features) expect(row).toHaveLength(SIZE);
    }
  });

  test('are the same with more threads', async () => {
    const course = { ...COURSE, strength };
    expect(await lessonsOf('choices', course, 3, 2)).toEqual(await lessonsOf('choices', course, 3));
  });
});

test('the margin of the field gains nothing over itself', async () => {
  const course = { ...COURSE, strength, margin: 1, margins: [-4, 1] };
  const [{ gains }] = await lessonsOf('margins', course, 1);
  expect(gains[1]).toBe(0);
  expect(gains[0]).not.toBe(0);
});
