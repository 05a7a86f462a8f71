import { expect, test } from 'vitest';
import { exchangeParts, type HeldCard, keptOf } from './mode.ts';

const own = (code: string, place: HeldCard['place']): HeldCard => ({
  code,
  place,
  key: `${place} ${code}`,
});

test('[yamv/6.4] a card from the stock that is discarded cannot be shown', () => {
  const marks = [own('S8', 'display'), own('H2', 'hand')];
  expect(keptOf(marks, ['H2', 'H6'])).toEqual(['H6']);
  expect(exchangeParts(marks, ['H2', 'H6'], undefined)).toContain('exchange show H6');
});

test('[yamv/6.4] of two alike one is kept if one is discarded', () => {
  expect(keptOf([own('S8', 'display'), own('H2', 'hand')], ['H2', 'H2'])).toEqual(['H2']);
});

test('[yamv/6.4] where both are kept the person chooses which to show', () => {
  const marks = [own('S8', 'display'), own('C3', 'hand')];
  expect(exchangeParts(marks, ['H2', 'H6'], undefined)).toBeUndefined();
  expect(exchangeParts(marks, ['H2', 'H6'], 'H2')).toContain('exchange show H2');
});
