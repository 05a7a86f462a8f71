import { expect, test } from 'vitest';
import { StudyPace } from './pace.ts';

/** A pace after so many units, the time of each given by its number. */
function paceOf(units: number, msOf: (unit: number) => number, jobs = 1): StudyPace {
  const pace = new StudyPace({ units: 0, at: 0 }, jobs);
  let at = 0;
  for (let unit = 1; unit <= units; unit++) {
    at += msOf(unit);
    pace.note({ units: unit, at });
  }
  return pace;
}

test('before anything was played nobody knows how long it takes', () => {
  const pace = new StudyPace({ units: 100, at: 5 }, 1);
  expect(pace.tell(10)).toBeUndefined();
  pace.note({ units: 100, at: 9 });
  expect(pace.tell(10)).toBeUndefined();
});

test('what was slow at first is left out of what is still to come', () => {
  const pace = paceOf(40, (unit) => (unit <= 10 ? 1000 : 200));
  expect(pace.tell(500)).toEqual({ kind: 'about', ms: 100_000 });
});

test('what was counted before it began is left out too', () => {
  const pace = new StudyPace({ units: 5000, at: 0 }, 1);
  for (let i = 1; i <= 20; i++) pace.note({ units: 5000 + i, at: 400 * i });
  expect(pace.tell(100)).toEqual({ kind: 'about', ms: 40_000 });
});

test('while programs still become faster, it is told what it takes at most', () => {
  const pace = paceOf(20, (unit) => 2000 / unit ** 0.8);
  const told = pace.tell(1000);
  expect(told?.kind).toBe('most');
  expect(Number(told?.kind === 'most' && told.ms)).toBeGreaterThan((1000 * 2000) / 20 ** 0.8);
});

test('however fast it seems to have settled, nothing is warm in the first four seconds', () => {
  expect(paceOf(30, () => 100).tell(1000)?.kind).toBe('most');
  expect(paceOf(50, () => 100).tell(1000)?.kind).toBe('about');
});

test('before every thread has handed over four times, it may take twice as long as it seems', () => {
  expect(paceOf(7, () => 1000, 2).tell(50)).toEqual({ kind: 'most', ms: 100_000 });
  expect(paceOf(8, () => 1000, 2).tell(50)).toEqual({ kind: 'about', ms: 50_000 });
});

test('what is over in less than ten seconds by any luck is called short', () => {
  expect(paceOf(50, () => 100).tell(90)).toEqual({ kind: 'short' });
  expect(paceOf(2, () => 100).tell(40)).toEqual({ kind: 'short' });
  expect(paceOf(2, () => 100).tell(60)?.kind).toBe('most');
});

test('where units take very different times, it is told between what', () => {
  const told = paceOf(18, (unit) => (unit % 3 === 0 ? 1500 : 400)).tell(200);
  if (told?.kind !== 'between') throw new Error(`told ${told?.kind}`);
  const all = (200 * (1500 + 2 * 400)) / 3;
  expect(told.least).toBeLessThan(all);
  expect(told.most).toBeGreaterThan(all);
});

test('however long it is watched, the pace is that of its later half', () => {
  const pace = paceOf(5000, (unit) => (unit < 2000 ? 50 : 10));
  expect(Number(pace.timeFor(100)?.about)).toBeCloseTo(1000, 0);
});
