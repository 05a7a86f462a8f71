import { gamut } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { afterGifts, playsFrom } from '../../../test/gamut.ts';
import { answer } from '../../../test/table.ts';
import { goalOf, worthOf } from '../../worth.ts';
import { levels } from '../levels.ts';
import { gamutKnowledge } from './index.ts';

/** Seat 0 takes the queen and one heart after the other; the ace of hearts is its last card. */
const HANDS = [
  'CK SA SK SJ CJ DQ DJ HA',
  'C9 S7 S9 HT HQ D9 DK H8',
  'CQ SQ H9 HJ HK DT D8 DA',
  'CT S8 ST C7 C8 D7 H7 CA',
];
const OPENING = [
  ...playsFrom(1, 'C9', 'CQ', 'CT', 'CK'),
  ...playsFrom(0, 'SA', 'S7', 'SQ', 'S8'),
  ...playsFrom(0, 'SK', 'S9', 'H9', 'ST'),
  ...playsFrom(0, 'SJ', 'HT', 'HJ', 'C7'),
];
const ALL_BUT_THREE = [
  ...OPENING,
  ...playsFrom(0, 'CJ', 'HQ', 'HK', 'C8'),
  ...playsFrom(0, 'DQ', 'D9', 'DT', 'D7'),
];

describe.each(['club', 'master'])('%s stops a moon', (level) => {
  test('by a heart on the trick of somebody else, which costs nothing', () => {
    const moves = [...ALL_BUT_THREE, ...playsFrom(0, 'DJ', 'DK', 'D8')];
    expect(answer(levels[level], gamut, afterGifts(HANDS, 'HA', moves)).card).toBe('H7');
  });

  test('by taking two hearts, when somebody has the queen and three', () => {
    const moves = [...OPENING, ...playsFrom(0, 'CJ', 'HQ', 'HK')];
    expect(answer(levels[level], gamut, afterGifts(HANDS, 'HA', moves)).card).toBe('CA');
  });
});

test('a moon of somebody else costs nothing in points, and yet puts one behind, and more as few are foreseen', () => {
  const moves = [
    ...ALL_BUT_THREE,
    ...playsFrom(0, 'DJ', 'DK', 'D8', 'CA'),
    ...playsFrom(1, 'H8', 'DA', 'H7', 'HA'),
  ];
  const state = afterGifts(HANDS, 'HA', moves);
  const worth = worthOf(gamutKnowledge);
  expect([0, 3].map((seat) => worth(state, seat))).toEqual([12, 0]);
  for (const phase of ['give', 'play']) {
    const goal = goalOf(gamutKnowledge, worth, phase);
    expect([0, 3].map((seat) => goal(state, seat))).toEqual([12, -12]);
  }
});
