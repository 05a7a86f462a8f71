import type { Choice, TrumpOffer } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { movesIn, naming, picking } from './named.ts';

const offer = (name: string): TrumpOffer => ({
  name,
  bonus: 0,
  pays: 0,
  cards: [],
  trumps: 0,
  mine: 0,
  order: [],
  tiers: [],
});

const at = (asked: Choice, offers: readonly string[], partners: readonly number[]) => ({
  legal: [asked],
  offers: offers.map(offer),
  partners,
});

const chosen = (...parts: Choice[]) => ({ parts });

describe('a trump and a partner', () => {
  test('what the table asks for now is done first', () => {
    const both = chosen(naming('R'), picking(2));
    expect(movesIn(both, at(naming('R'), ['R', '7'], [1, 2]))).toEqual([
      [naming('R')],
      [picking(2)],
    ]);
    expect(movesIn(both, at(picking(2), ['R', '7'], [1, 2]))).toEqual([
      [picking(2)],
      [naming('R')],
    ]);
  });

  test('nothing is done before both are chosen', () => {
    const view = at(naming('R'), ['R', '7'], [1, 2]);
    expect(movesIn(chosen(), view)).toBeUndefined();
    expect(movesIn(chosen(naming('7')), view)).toBeUndefined();
    expect(movesIn(chosen(picking(1)), view)).toBeUndefined();
  });

  test('what cannot be otherwise is chosen by itself', () => {
    const view = at(naming('none'), ['none'], [1, 2]);
    expect(movesIn(chosen(picking(1)), view)).toEqual([[naming('none')], [picking(1)]]);
  });

  test('a choice that is no longer offered counts for nothing', () => {
    expect(movesIn(chosen(naming('B')), at(naming('R'), ['R', '7'], []))).toBeUndefined();
  });
});
