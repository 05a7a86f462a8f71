import { expect, test } from 'vitest';
import { root } from '../steps.mjs';
import { checks } from './checks.mjs';
import { plantedIn } from './defect.mjs';
import { defects } from './index.mjs';

test('every defect can still be planted', () => {
  const hindrances = defects.flatMap((defect) => {
    const text = plantedIn(root, defect);
    return 'hindrance' in text ? [text.hindrance] : [];
  });
  expect(hindrances).toEqual([]);
});

test('a defect changes something, and has a name of its own', () => {
  const idle = defects.filter(({ find, replace }) => find === replace);
  expect(idle.map(({ name }) => name)).toEqual([]);
  expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length);
});

test('a defect is caught by checks that there are', () => {
  const known = Object.keys(checks);
  for (const { name, caughtBy } of defects) {
    expect(caughtBy.length, name).toBeGreaterThan(0);
    expect(known, name).toEqual(expect.arrayContaining(caughtBy));
  }
});
