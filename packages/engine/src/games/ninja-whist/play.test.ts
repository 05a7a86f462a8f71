import { describe, expect, test } from 'vitest';
import { lead, open, put, takes } from '../../../test/ninja.ts';
import { ninjaWhist } from './index.ts';

const LESSER = { lesserArcher: true };
const OWN_SUIT = { archersAtNoTrump: 'ownSuit' };

describe('following', () => {
  test('[ninja-whist/4.1] the eldest hand leads, then the winner', () => {
    const table = lead({ hands: ['W2 F2', 'W9 F3', 'W3 F4'] });
    expect(table.state.turn).toBe(0);
    table.do(put('W2'), put('W9'), put('W3'));
    expect(table.state.turn).toBe(1);
    expect(ninjaWhist.tricks(table.do(put('F3'), put('F4'), put('F2')).state)).toMatchObject([
      { leader: 0, winner: 1 },
      { leader: 1, winner: 2 },
    ]);
  });

  test('[ninja-whist/4.1] one card from the hand, in turn', () => {
    const table = lead({ hands: ['W2 F2', 'W9 F3', 'W3 F4'] });
    expect(table.refusal('play / W9')?.clause).toBe('ninja-whist/4.1');
    expect(table.refusal('1: play / W9')?.clause).toBe('ninja-whist/4.1');
    expect(table.do(put('W2')).refusal('0: play / F2')?.clause).toBe('ninja-whist/4.1');
  });

  test('[ninja-whist/4.2] the suit led must be followed', () => {
    const table = lead({ hands: ['W2 F2', 'W9 F3', 'W3 F4'] }).do(put('W2'));
    expect(open(table)).toEqual(['W9']);
    expect(table.refusal(put('F3'))).toMatchObject({ clause: 'ninja-whist/4.2', cards: ['W9'] });
  });

  test('[ninja-whist/4.2] also when one has tokens', () => {
    const table = lead({ hands: ['W2 F2', 'W9 F3', 'W3 F4'], tokens: ['', 'b', ''] });
    table.do(put('W2'));
    expect(open(table)).toEqual(['W9']);
    expect(table.refusal('play b / F3')?.clause).toBe('ninja-whist/6.2');
  });

  test('[ninja-whist/4.3] who cannot follow plays anything, trumps and Archers too', () => {
    const hands = ['W2 W3 W4', 'F3 N3 AR', 'W5 W6 W7'];
    expect(open(lead({ hands, turnUp: 'F2' }).do(put('W2')))).toEqual(['F3', 'N3', 'AR']);
  });

  test('[ninja-whist/4.4] an Archer may not be played while one can follow', () => {
    const hands = ['W2 W3', 'W9 AR', 'F2 AR'];
    const table = lead({ hands, turnUp: 'W8' }).do(put('W2'));
    expect(table.refusal(put('AR'))).toMatchObject({ clause: 'ninja-whist/4.4', cards: ['W9'] });
    expect(open(table.do(put('W9')))).toEqual(['F2', 'AR']);
  });

  test('[ninja-whist/4.4] an Archer does not follow trump', () => {
    const table = lead({ hands: ['W2 W3', 'F9 AR', 'F2 F3'], turnUp: 'W8' }).do(put('W2'));
    expect(open(table)).toEqual(['F9', 'AR']);
  });

  test('[ninja-whist/4.5] the other Archer must follow an Archer', () => {
    const hands = ['AR W3', 'LA F9', 'W2 F3'];
    const table = lead({ hands, turnUp: 'W8', options: LESSER }).do(put('AR'));
    expect(open(table)).toEqual(['LA']);
    expect(table.refusal(put('F9'))).toMatchObject({ clause: 'ninja-whist/4.5', cards: ['LA'] });
  });

  test('[ninja-whist/4.5] nothing else follows an Archer, trumps neither', () => {
    const hands = ['AR W3', 'LA F9', 'W2 F3'];
    const table = lead({ hands, turnUp: 'W8', options: LESSER }).do(put('AR'), put('LA'));
    expect(open(table)).toEqual(['W2', 'F3']);
  });
});

describe('who takes the trick', () => {
  test('[ninja-whist/5.1] the highest card of the suit led, if there is no trump in it', () => {
    expect(takes('T3', ['W5', 'W10', 'F10'])).toBe(1);
    expect(takes('T3', ['W10', 'WK', 'FK'])).toBe(1);
    expect(takes(null, ['W2', 'FK', 'NK'])).toBe(0);
  });

  test('[ninja-whist/5.1] the highest trump, and a trump 2 beats a plain King', () => {
    expect(takes('T3', ['WK', 'T2', 'WA'])).toBe(1);
    expect(takes('T3', ['WK', 'T2', 'T4'])).toBe(2);
    expect(takes(null, ['WK', 'T2', 'T4'])).toBe(0);
  });

  test('[ninja-whist/5.1] an Archer above all trumps', () => {
    expect(takes('T3', ['TK', 'AR', 'T2'])).toBe(1);
    expect(takes('T3', ['WK', 'AR', 'T2'])).toBe(1);
  });

  test('[ninja-whist/5.1] the Ace is lowest of its suit', () => {
    expect(takes(null, ['WA', 'W2', 'F5'])).toBe(1);
    expect(takes('W9', ['WA', 'W2', 'F5'])).toBe(1);
    expect(takes('F2', ['W10', 'FA', 'W9'])).toBe(1);
    expect(takes(null, ['WA', 'F2', 'F5'])).toBe(0);
  });

  test('[ninja-whist/5.2] the Archer above the Lesser Archer, in either order', () => {
    expect(takes('T3', ['W4', 'LA', 'AR'], LESSER)).toBe(2);
    expect(takes('T3', ['AR', 'LA', 'T4'], LESSER)).toBe(0);
    expect(takes('T3', ['TK', 'LA', 'T4'], LESSER)).toBe(1);
  });

  test('[ninja-whist/5.3] without trump an Archer wins too, whatever was led', () => {
    expect(takes(null, ['W2', 'AR', 'F5'])).toBe(1);
    expect(takes('FA', ['WK', 'AR', 'F5'])).toBe(1);
    expect(takes(null, ['WK', 'LA', 'AR'], LESSER)).toBe(2);
    expect(takes(null, ['WK', 'WA', 'AR'])).toBe(2);
    expect(takes(null, ['AR', 'WK', 'F5'])).toBe(0);
  });

  test('[ninja-whist/5.3] with archersAtNoTrump = ownSuit an Archer that follows loses', () => {
    expect(takes(null, ['W2', 'AR', 'F5'], OWN_SUIT)).toBe(0);
    expect(takes('FA', ['W2', 'AR', 'F5'], OWN_SUIT)).toBe(0);
    expect(takes(null, ['W2', 'LA', 'AR'], { ...OWN_SUIT, ...LESSER })).toBe(0);
  });

  test('[ninja-whist/5.3] and one that leads wins, unless a higher one comes', () => {
    expect(takes(null, ['AR', 'WK', 'F5'], OWN_SUIT)).toBe(0);
    expect(takes(null, ['LA', 'WK', 'F5'], { ...OWN_SUIT, ...LESSER })).toBe(0);
    expect(takes(null, ['LA', 'WK', 'AR'], { ...OWN_SUIT, ...LESSER })).toBe(2);
  });

  test('[ninja-whist/5.3] the trumps that a view lists', () => {
    const trumps = (turnUp: string | null, options: object) => {
      const { state } = lead({ hands: ['W2', 'W3', 'W4'], turnUp, options });
      return ninjaWhist
        .view(state, 0)
        .trumps.map((group) => group.join('='))
        .join(' ');
    };
    expect(trumps('T3', LESSER)).toBe('TA T2 T3 T4 T5 T6 T7 T8 T9 T10 TK LA AR');
    expect(trumps(null, LESSER)).toBe('LA AR');
    expect(trumps(null, OWN_SUIT)).toBe('');
  });

  test('[ninja-whist/5.4] the Ace above the King of its suit, and so above all of it', () => {
    expect(takes(null, ['WK', 'WA', 'W10'])).toBe(1);
    expect(takes(null, ['WA', 'W10', 'WK'])).toBe(0);
    expect(takes('W2', ['F10', 'WK', 'WA'])).toBe(2);
    expect(takes(null, ['W10', 'WA', 'FK'])).toBe(0);
  });

  test('[ninja-whist/5.5] the Ace of trumps above an Archer, before or after it', () => {
    expect(takes('T3', ['AR', 'TA', 'TK'])).toBe(1);
    expect(takes('T3', ['TA', 'T5', 'AR'])).toBe(0);
    expect(takes('T3', ['W5', 'TA', 'LA'], LESSER)).toBe(1);
    expect(takes('T3', ['LA', 'AR', 'TA'], LESSER)).toBe(2);
  });

  test('[ninja-whist/5.5] no other Ace is above an Archer', () => {
    expect(takes('T3', ['AR', 'WA', 'WK'])).toBe(0);
    expect(takes('T3', ['WK', 'WA', 'AR'])).toBe(2);
    expect(takes(null, ['AR', 'WA', 'WK'])).toBe(0);
  });

  test('[ninja-whist/5.5] without an Archer the Ace of trumps is the lowest trump', () => {
    expect(takes('T3', ['T2', 'TA', 'WK'])).toBe(0);
  });

  test('[ninja-whist/5.6] an Ace above its King still loses to a trump', () => {
    expect(takes('T3', ['WK', 'WA', 'T2'])).toBe(2);
  });

  test('[ninja-whist/5.6] Ace and King of a suit that was not led cannot win', () => {
    expect(takes(null, ['W2', 'FK', 'FA'])).toBe(0);
    expect(takes('T3', ['W2', 'FK', 'FA'])).toBe(0);
  });

  test('[ninja-whist/5.6] nothing is decided before the last card', () => {
    expect(takes(null, ['WA', 'W3', 'W2', 'WK'])).toBe(0);
    expect(takes(null, ['WA', 'W3', 'W2', 'W10'])).toBe(3);
  });
});
