import { expect, test } from 'vitest';
import { measureOf } from '../study/measures.ts';
import { plot } from './plot.ts';

function endsOf(key: string, [low, high]: readonly [number, number], isDifference: boolean) {
  const figure = { value: (low + high) / 2, low, high, units: 100, of: 100, z: 0 };
  const line = { label: 'a', mark: 0, figure, text: '' };
  const measure = measureOf(key);
  if (!measure) throw new Error(`no measure ${key}`);
  const drawn = plot(measure, [line], isDifference);
  return [...drawn.matchAll(/<b>([^<]*)<\/b>/g)].map(([, text]) => text);
}

test('the ends of an axis are told in the unit of what lies on it', () => {
  expect(endsOf('trump/none/share', [0.43, 0.96], false)).toEqual(['43 %', '96 %']);
  const ends = ['−48 percentage points', '0 percentage points'];
  expect(endsOf('trump/none/share', [-0.48, -0.21], true)).toEqual(ends);
});

test('they are told apart however close they are, and nothing is less than nothing', () => {
  expect(endsOf('trump/none/share', [-0.0001, 0.0003], true)).toEqual([
    '−0.010 percentage points',
    '+0.030 percentage points',
  ]);
  expect(endsOf('role/Chief/score', [-0.2, 90], false)).toEqual(['0 points', '90 points']);
});
