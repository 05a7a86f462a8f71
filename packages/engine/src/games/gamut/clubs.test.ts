import { describe, expect, test } from 'vitest';
import { finish, linesOf, playable, plays, scene, WHOLE_SUITS } from '../../../test/gamut.ts';
import { gamut } from './index.ts';

const STAY = ['stay', 'stay', 'stay', 'stay'];

describe('the trumps of Clubs', () => {
  test('[gamut/7.1] both black jacks stand above the other clubs', () => {
    const { state } = scene(WHOLE_SUITS, 'CA');
    const high = gamut.view(state, 0).trumps.flat().reverse().join(' ');
    expect(high).toBe('CJ SJ CA CK CQ CT C9 C8 C7');
  });

  test.each([
    ['CJ', 'SJ'],
    ['SJ', 'CA'],
    ['CA', 'CK'],
    ['C8', 'C7'],
    ['C7', 'DA'],
  ])('[gamut/7.1] %s beats %s', (high, low) => {
    const table = scene(['D7', low, high, 'D8'], 'CA').do(...STAY);
    expect(gamut.tricks(plays(table, `D7 ${low} ${high} D8`).state)[0].winner).toBe(2);
  });

  test('[gamut/7.2] the jack of spades follows clubs', () => {
    const table = plays(scene(['C7 D7', 'SJ S8', 'S9 D9', 'ST DT'], 'CA').do(...STAY), 'C7');
    expect(playable(table)).toBe('SJ');
    expect(table.refusal('play S8')?.cards).toEqual(['SJ']);
  });

  test('[gamut/7.2] it asks for clubs when it is led', () => {
    const table = plays(scene(['SJ D7', 'C8 S8', 'S9 D9', 'ST DT'], 'CA').do(...STAY), 'SJ');
    expect(playable(table)).toBe('C8');
  });

  test('[gamut/7.2] it does not follow spades', () => {
    const table = plays(scene(['S7 D7', 'SJ S8', 'SJ D9', 'ST DT'], 'CA').do(...STAY), 'S7');
    expect(table.refusal('play SJ')).toMatchObject({ clause: 'gamut/7.2', cards: ['S8'] });
    expect(playable(plays(table, 'S8'))).toBe('SJ D9');
  });

  test('[gamut/7.2] clubs may be led at once', () => {
    const table = scene(['SJ D7 C7', 'C8 S8 S7', 'S9 D9 CA', 'ST DT D8'], 'CA').do(...STAY);
    expect(playable(table)).toBe('SJ D7 C7');
    expect(gamut.view(table.state, 0).broken).toBeNull();
  });
});

describe('folding in Clubs', () => {
  test('[gamut/7.3] each in turn stays or folds, once, before the first card', () => {
    const table = scene(WHOLE_SUITS, 'CA');
    expect(table.refusal('play CA')?.clause).toBe('gamut/4.1');
    expect(table.refusal('1: fold')?.clause).toBe('gamut/7.3');
    table.do('fold', 'stay', 'fold');
    expect(gamut.view(table.state, 1).folded).toEqual([0, 2]);
    expect(table.refusal('0: stay')?.clause).toBe('gamut/7.3');
    table.do('stay');
    expect(table.refusal('fold')?.clause).toBe('gamut/7.3');
  });

  test('[gamut/7.3] also the last one is asked when all others have folded', () => {
    const table = scene(WHOLE_SUITS, 'CA').do('fold', 'fold', 'fold');
    expect(table.refusal('stay')).toBeUndefined();
    expect(table.refusal('fold')).toBeUndefined();
  });

  test('[gamut/7.4] who has folded plays no card and scores nothing', () => {
    const hands = ['D7 D8', 'D9 DT', 'DJ DQ', 'DK DA'];
    const table = scene(hands, 'CA').do('stay', 'fold', 'stay', 'fold');
    expect(table.refusal('1: play D9')?.clause).toBe('gamut/7.4');
    expect(gamut.acting(plays(table, 'D7').state)).toBe(1 << 2);
    plays(table, 'DJ DQ D8');
    expect(gamut.tricks(table.state)).toEqual([
      { leader: 0, winner: 2 },
      { leader: 2, winner: 2 },
    ]);
    expect(table.scores()).toEqual([-6, 0, 4, 0]);
  });

  test('[gamut/7.4] nobody sees the cards of who has folded', () => {
    const hands = ['D7 D8', 'D9 DT', 'DJ DQ', 'DK DA'];
    const { state } = plays(scene(hands, 'CA').do('stay', 'fold', 'stay', 'fold'), 'D7 DJ DQ D8');
    for (const eyes of [-1, 0, 2, 3])
      expect(JSON.stringify(gamut.view(state, eyes))).not.toMatch(/D9|DT/);
  });

  test('[gamut/7.5] the dealer leads', () => {
    const table = scene(WHOLE_SUITS, 'CA', { dealer: 2 }).do(...STAY);
    expect(gamut.acting(table.state)).toBe(1 << 2);
  });

  test('[gamut/7.5] in place of a dealer who has folded the next who stays leads', () => {
    const table = scene(WHOLE_SUITS, 'CA', { dealer: 2 }).do('fold', 'fold', 'stay', 'stay');
    expect(gamut.acting(table.state)).toBe(1 << 0);
  });

  test.each([0, 1, 2, 3])('[gamut/7.6] only seat %d stays: 16 without a card', (alone) => {
    const moves = [0, 1, 2, 3].map((seat) => (seat === alone ? 'stay' : 'fold'));
    const table = scene(WHOLE_SUITS, 'CA').do(...moves);
    expect(gamut.acting(table.state)).toBe(0);
    expect(gamut.tricks(table.state)).toEqual([]);
    expect(table.scores()).toEqual([0, 1, 2, 3].map((seat) => (seat === alone ? 16 : 0)));
    expect(linesOf(table, alone)).toEqual([[16, 'gamut/7.6']]);
  });

  test('[gamut/7.6] it is eight times the score of a trick', () => {
    const options = { trickScore: 3 };
    const table = scene(WHOLE_SUITS, 'CA', { options }).do('fold', 'fold', 'stay', 'fold');
    expect(table.scores()).toEqual([0, 0, 24, 0]);
  });

  test('[gamut/7.7] all fold: nobody scores, and the deal is over', () => {
    const table = scene(WHOLE_SUITS, 'CA').do('fold', 'fold', 'fold', 'fold');
    expect(gamut.acting(table.state)).toBe(0);
    expect(table.scores()).toEqual([0, 0, 0, 0]);
  });
});

describe('the score of Clubs', () => {
  /** Seat 3 leads and has both jacks and all clubs but the 7. */
  const strong = WHOLE_SUITS.map((hand) => hand.replace('SJ', '?').replace('C7', 'SJ'));
  strong[0] = strong[0].replace('?', 'C7');
  const played = (options: object = {}) =>
    finish(scene(strong, 'CA', { options, dealer: 3 }).do(...STAY));

  test('[gamut/7.8] eight tricks score 16', () => {
    const table = scene(['S7 D7', 'S8 D8', 'S9 D9', 'ST DT'], 'CA').do(...STAY);
    expect(finish(table).scores()).toEqual([-6, -6, -6, 4]);
    expect(linesOf(table, 3)).toEqual([[4, 'gamut/7.8']]);
    expect(played().scores()).toEqual([-6, -6, -6, 16]);
  });

  test('[gamut/7.8] a trick can score something else', () => {
    expect(played({ trickScore: 5 }).scores()[3]).toBe(40);
  });

  test('[gamut/7.9] staying without a trick costs 6', () => {
    expect(linesOf(played(), 0)).toEqual([[-6, 'gamut/7.9']]);
  });

  test('[gamut/7.9] it can cost something else', () => {
    expect(played({ noTrickPenalty: 9 }).scores()).toEqual([-9, -9, -9, 16]);
  });
});
