import { expect, test } from 'vitest';
import { fateOf, keepPart, partOf } from './parts.ts';

test('what was added to a deal is known again by what was committed to, table by table', () => {
  keepPart('a', 'seal', { digits: '0f', isTaken: false });
  keepPart('a', 'other', { digits: '1e', isTaken: false });
  keepPart('a', 'seal', { digits: '0f', isTaken: true });
  expect(partOf('a', 'seal')).toEqual({ digits: '0f', isTaken: true });
  expect([partOf('b', 'seal'), partOf('a', null)]).toEqual([undefined, undefined]);
});

test('a part that the table had taken and that is not in the cards was dropped; one that it had not came too late', () => {
  const part = { digits: '0f', isTaken: true };
  expect(fateOf(part, ['aa', '0f'])).toBe('in');
  expect(fateOf(part, ['aa'])).toBe('dropped');
  expect(fateOf({ ...part, isTaken: false }, ['aa'])).toBe('late');
});
