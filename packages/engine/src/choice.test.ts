import { expect, test } from 'vitest';
import { gamut } from './games/gamut/index.ts';
import { mu } from './games/mu/index.ts';
import { choiceOf, isAmong, isSame, readChoice } from './index.ts';

const R7 = { type: 'play', field: 'card', value: 'R7' };

test('a choice is the same as another if type, field and value are, whether it ends the move or not', () => {
  expect(isSame(R7, { ...R7, ends: false })).toBe(true);
  expect(isSame({ type: 'pass' }, { type: 'pass', field: '', value: '' })).toBe(true);
  for (const other of [{ type: 'play' }, { ...R7, type: 'bid' }, { ...R7, value: 'R8' }]) {
    expect(isSame(R7, other)).toBe(false);
  }
  expect(isSame({ ...R7, value: 2 }, { ...R7, value: '2' })).toBe(false);
  expect(isAmong([{ type: 'pass' }, R7], { ...R7 })).toBe(true);
  expect(isAmong([{ type: 'pass' }], R7)).toBe(false);
});

test('what is empty is left out of a choice, and so is what only the rules look at', () => {
  const pass = mu.actions.find(({ type }) => type === 'pass');
  const shown = mu.actions.find(({ type, field }) => type === 'bid' && field === 'cards');
  expect(pass && choiceOf(pass)).toEqual({ type: 'pass' });
  const { value } = shown ?? {};
  expect(shown && choiceOf(shown)).toEqual({ type: 'bid', field: 'cards', value, ends: false });
});

test('a choice from outside names an action, or nothing', () => {
  expect(readChoice(mu, { ...R7, ends: true })).toMatchObject(R7);
  const strange = [undefined, null, 'pass', [], {}, { type: 'play card R7' }, { type: ['pass'] }];
  for (const value of strange) expect(readChoice(mu, value)).toBeUndefined();
  expect(readChoice(mu, { type: 'bid', field: 'tricks', value: 3 })).toBeUndefined();
  expect(readChoice(gamut, { type: 'bid', field: 'tricks', value: 3 })?.what).toBe(3);
  expect(readChoice(gamut, { type: 'bid', field: 'tricks', value: '3' })).toBeUndefined();
});
