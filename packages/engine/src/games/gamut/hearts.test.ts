import { describe, expect, test } from 'vitest';
import { seeded } from '../../../test/driver.ts';
import {
  afterGifts,
  FOUR_SUITS,
  finish,
  linesOf,
  playable,
  plays,
  scene,
} from '../../../test/gamut.ts';
import { play, seen } from '../../play.ts';
import { OMNISCIENT } from '../../record.ts';
import { gamut } from './index.ts';

/** Seat 0 can take every trick, with all hearts and the queen of spades. */
const MOON = [
  'H9 HT CA SA HA HK HQ HJ',
  'D7 S8 C9 CK CQ H8 S7 D8',
  'S9 ST C7 C8 CJ H7 D9 DT',
  'SK DA CT SQ SJ DJ DQ DK',
];
/** Seat 0 gets all points but one heart, which falls on the first trick. */
const ALMOST = [
  'H9 H8 C7 SA HA HK HQ HJ',
  'D7 S8 C9 CK CQ CT S7 D8',
  'S9 ST CA C8 CJ H7 D9 DT',
  'SK DA HT SQ SJ DJ DQ DK',
];
const GIVE = ['0: give SA SK', '1: give HK HA', '2: give DA DK', '3: give CQ CA'];

describe('the gifts of Hearts', () => {
  test('[gamut/5.1] one card goes to the left and one to the right', () => {
    const { state } = scene(FOUR_SUITS, 'HA').do(...GIVE);
    const hands = [0, 1, 2, 3].map((seat) => gamut.view(state, seat).hand.join(' '));
    expect(hands).toEqual(['SQ HA CQ', 'SA HQ DK', 'HK DQ CA', 'SK DA CK']);
  });

  test('[gamut/5.1] they are two different cards from the own hand', () => {
    const table = scene(FOUR_SUITS, 'HA');
    expect(table.refusal('0: give SA SA')?.clause).toBe('gamut/5.1');
    expect(table.refusal('0: give HA SA')?.clause).toBe('gamut/5.1');
    expect(table.refusal('0: give SA HA')?.clause).toBe('gamut/5.1');
    expect(table.refusal('0: give SA SK')).toBeUndefined();
  });

  test('[gamut/5.1] a card that is coming cannot be given on', () => {
    const table = scene(FOUR_SUITS, 'HA').do('0: give SA SK', '3: give CK CA');
    expect(table.refusal('1: give SA HA')?.clause).toBe('gamut/5.1');
  });

  test('[gamut/5.1] the turn-up may be given away', () => {
    const table = scene(FOUR_SUITS, 'HK', { dealer: 1 }).do(...GIVE);
    expect(gamut.view(table.state, 2).hand).toContain('HK');
  });

  test('[gamut/5.1] no card is played and nothing else is decided before the gifts', () => {
    const table = scene(FOUR_SUITS, 'HA');
    expect(table.refusal('play SA')?.clause).toBe('gamut/4.1');
    expect(table.refusal('stay')?.clause).toBe('gamut/7.3');
    expect(table.refusal('pass')?.clause).toBe('gamut/3.1');
  });

  test('[gamut/5.2] all choose at the same time, in any order, once', () => {
    const table = scene(FOUR_SUITS, 'HA');
    expect(gamut.acting(table.state)).toBe(0b1111);
    table.do(GIVE[2], GIVE[0]);
    expect(gamut.acting(table.state)).toBe(0b1010);
    expect(table.refusal('2: give DK DA')?.clause).toBe('gamut/5.2');
  });

  test('[gamut/5.2] no order of giving changes what is given', () => {
    const one = scene(FOUR_SUITS, 'HA').do(...GIVE).state;
    const other = scene(FOUR_SUITS, 'HA').do(...[...GIVE].reverse()).state;
    for (let seat = 0; seat < 4; seat++) {
      expect(gamut.view(other, seat).hand).toEqual(gamut.view(one, seat).hand);
    }
  });

  test('[gamut/5.2] before all have given a gift is known to the giver alone', () => {
    const { state } = scene(FOUR_SUITS, 'HA').do(...GIVE.slice(0, 3));
    expect(gamut.view(state, 0)).toMatchObject({
      gave: { left: 'SA', right: 'SK' },
      received: null,
      held: [3, 3, 3, 3],
    });
    expect(gamut.history(state, 1)).toEqual([
      { seat: 0, type: 'give' },
      { seat: 1, type: 'give', left: 'HK', right: 'HA' },
      { seat: 2, type: 'give' },
    ]);
    expect(gamut.view(state, 3).gave).toBeNull();
  });

  test('[gamut/5.2] afterwards each knows what they gave and what they got, from whom', () => {
    const { state } = scene(FOUR_SUITS, 'HA').do(...GIVE);
    expect(gamut.view(state, 0)).toMatchObject({
      gave: { left: 'SA', right: 'SK' },
      received: { left: 'HA', right: 'CQ' },
    });
    expect(gamut.history(state, 0)).toEqual([
      { seat: 0, type: 'give', left: 'SA', right: 'SK' },
      { seat: 1, type: 'give', right: 'HA' },
      { seat: 2, type: 'give' },
      { seat: 3, type: 'give', left: 'CQ' },
    ]);
    expect(gamut.history(state, -1)).toEqual([0, 1, 2, 3].map((seat) => ({ seat, type: 'give' })));
    expect(gamut.history(state, OMNISCIENT)[2]).toEqual({
      seat: 2,
      type: 'give',
      left: 'DA',
      right: 'DK',
    });
  });

  test('[gamut/5.2] what two others exchange is told to nobody else', () => {
    const table = scene(FOUR_SUITS, 'HA').do(...GIVE.slice(0, 3));
    const move = { seat: 3, type: 'give', left: 'CQ', right: 'CA' };
    const done = play(gamut, table.state, move, seeded('gifts'));
    if (!done.ok) throw new Error(done.error.why.key);
    const gifts = (eyes: number) =>
      seen(done.value.events, eyes).flatMap((e) =>
        e.type === 'gift' ? [`${e.from}${e.to} ${e.card}`] : [],
      );
    expect(gifts(0)).toEqual(['01 SA', '03 SK', '10 HA', '30 CQ']);
    expect(gifts(-1)).toEqual([]);
  });
});

describe('the tricks of Hearts', () => {
  const SHORT = ['HA HK S7', 'HQ D7 CA', 'C9 C8 S8', 'C7 CT CJ'];

  test('[gamut/5.3] who holds the nine of clubs after the gifts leads it', () => {
    const table = afterGifts(SHORT);
    expect(gamut.acting(table.state)).toBe(1 << 2);
    expect(playable(table)).toBe('C9');
    expect(table.refusal('play C8')).toMatchObject({ clause: 'gamut/5.3', cards: ['C9'] });
    expect(table.refusal('play C9')).toBeUndefined();
  });

  test('[gamut/5.3] the nine leads although the dealer sits elsewhere', () => {
    for (let dealer = 0; dealer < 4; dealer++) {
      expect(gamut.acting(afterGifts(SHORT, { dealer }).state)).toBe(1 << 2);
    }
  });

  test('[gamut/5.4] there is no trump', () => {
    const table = plays(afterGifts(SHORT), 'C9 C7 HA CA');
    expect(gamut.tricks(table.state)).toEqual([{ leader: 2, winner: 1 }]);
    expect(gamut.view(table.state, 0).trumps).toEqual([]);
  });

  test('[gamut/5.5] no heart is led before one has been played', () => {
    const table = plays(
      afterGifts(['HA S7 SK', 'HQ D7 CA', 'C9 C8 S8', 'C7 CT CJ']),
      'C9 C7 S7 CA',
    );
    expect(table.refusal('play HQ')?.clause).toBe('gamut/5.5');
    expect(playable(table)).toBe('D7');
    expect(gamut.view(table.state, 3).broken).toBe(false);
  });

  test('[gamut/5.5] a heart is led once one was played to an earlier trick', () => {
    const table = plays(afterGifts(SHORT), 'C9 C7 HA CA');
    expect(gamut.view(table.state, 3).broken).toBe(true);
    expect(table.refusal('play HQ')).toBeUndefined();
  });

  test('[gamut/5.5] who has nothing but hearts leads one', () => {
    const only = ['S9 S7 SK', 'HQ H7 CA', 'C9 C8 S8', 'C7 CT CJ'];
    const table = plays(afterGifts(only), 'C9 C7 S7 CA');
    expect(playable(table)).toBe('H7 HQ');
  });

  test('[gamut/5.6] points may fall on the first trick', () => {
    const table = plays(afterGifts(['HA SQ S7', 'HQ D7 CA', 'C9 C8 S8', 'C7 CT CJ']), 'C9 C7');
    expect(playable(table)).toBe('S7 SQ HA');
    expect(gamut.view(plays(table, 'SQ CA').state, 0)).toMatchObject({
      queen: 1,
      penalties: [0, 8, 0, 0],
    });
  });
});

describe('the score of Hearts', () => {
  const almost = (options: object = {}) =>
    finish(plays(afterGifts(ALMOST, { options }), 'C9 C8 HT C7 S7 S9 SQ SA HA D7 H7 DA'));

  test('[gamut/5.7] each heart costs 1 and the queen of spades 8: 15 at worst', () => {
    const table = almost();
    expect(table.scores()).toEqual([-15, -1, 0, 0]);
    expect(linesOf(table, 0)).toEqual([
      [-7, 'gamut/5.7'],
      [-8, 'gamut/5.7'],
    ]);
  });

  test('[gamut/5.7] both can cost something else', () => {
    expect(almost({ heartPenalty: 2, queenPenalty: 13 }).scores()).toEqual([-27, -2, 0, 0]);
    expect(almost({ heartPenalty: 0, queenPenalty: 0 }).scores()).toEqual([0, 0, 0, 0]);
  });

  test('[gamut/5.7] everybody sees what has been taken', () => {
    expect(gamut.view(almost().state, 3)).toMatchObject({
      hearts: [7, 1, 0, 0],
      penalties: [15, 1, 0, 0],
      queen: 0,
    });
  });

  const moon = (options: object = {}) =>
    finish(plays(afterGifts(MOON, { options }), 'C9 C7 CT CA SA S7 S9 SQ HA H8 H7 DA'));

  test('[gamut/5.8] all eight hearts and the queen of spades score 12, the others nothing', () => {
    expect(moon().scores()).toEqual([12, 0, 0, 0]);
    expect(linesOf(moon(), 0)).toEqual([[12, 'gamut/5.8']]);
  });

  test('[gamut/5.8] shooting the moon scores 16 if players agree', () => {
    expect(moon({ moonScore: 16 }).scores()).toEqual([16, 0, 0, 0]);
  });

  test('[gamut/5.8] all hearts without the queen shoot no moon', () => {
    const table = plays(afterGifts(ALMOST), 'C9 C8 SQ C7 S7 S9 SJ SA HA D7 H7 HT');
    expect(finish(table).scores()).toEqual([-8, -8, 0, 0]);
  });
});
