import { expect, test } from 'vitest';
import { StudyPace } from './study-pace.ts';

test('before anything was played nobody knows how long it takes', () => {
  const pace = new StudyPace({ units: 100, at: 5 });
  expect(pace.timeFor(10)).toBeUndefined();
  pace.note({ units: 100, at: 9 });
  expect(pace.timeFor(10)).toBeUndefined();
});

test('what was slow at first is left out of what is still to come', () => {
  const pace = new StudyPace({ units: 0, at: 0 });
  pace.note({ units: 10, at: 1000 });
  expect(pace.timeFor(10)).toBe(1000);
  for (let i = 1; i <= 20; i++) pace.note({ units: 10 + 10 * i, at: 1000 + 100 * i });
  expect(pace.timeFor(100)).toBe(1000);
});

test('however long it is watched, the pace is that of its later half', () => {
  const pace = new StudyPace({ units: 0, at: 0 });
  for (let i = 1; i <= 5000; i++)
    pace.note({ units: i, at: i < 2000 ? 50 * i : 100_000 + 10 * (i - 2000) });
  expect(pace.timeFor(100)).toBeCloseTo(1000, 0);
});
