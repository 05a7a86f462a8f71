import { describe, expect, test } from 'vitest';
import { FOUR_SUITS, finish, linesOf, scene, WHOLE_SUITS } from '../../../test/gamut.ts';
import { gamut } from './index.ts';

const PASSES = ['pass', 'pass', 'pass', 'pass'];
const ALONE = ['stay', 'fold', 'fold', 'fold'];

describe('Diamonds', () => {
  test.each([
    ['hearts', 'give'],
    ['spades', 'bid'],
    ['clubs', 'fold'],
  ])('[gamut/3.1] the dealer may choose %s', (contract, phase) => {
    const table = scene(FOUR_SUITS, 'DA').do(`choose ${contract}`);
    expect(gamut.view(table.state, 0)).toMatchObject({ contract, phase });
  });

  test('[gamut/3.1] after a pass the next has the same choice', () => {
    const table = scene(FOUR_SUITS, 'DA', { dealer: 3 }).do('pass');
    expect(gamut.acting(table.state)).toBe(1 << 0);
    for (const move of ['pass', 'choose hearts', 'choose spades', 'choose clubs']) {
      expect(table.refusal(move)).toBeUndefined();
    }
    expect(table.refusal('1: pass')?.clause).toBe('gamut/3.1');
  });

  test('[gamut/3.1] there is no contract of diamonds', () => {
    expect(scene(FOUR_SUITS, 'DA').refusal('choose diamonds')?.clause).toBe('overtrick/1');
  });

  test('[gamut/3.1] the first choice binds all', () => {
    const table = scene(FOUR_SUITS, 'DA').do('pass', 'choose clubs');
    expect(table.refusal('2: choose hearts')?.clause).toBe('gamut/3.1');
    expect(table.refusal('2: pass')?.clause).toBe('gamut/3.1');
  });

  test('[gamut/3.1] nobody chooses when another suit is turned up', () => {
    expect(scene(FOUR_SUITS, 'SA').refusal('choose hearts')?.clause).toBe('gamut/3.1');
    expect(scene(FOUR_SUITS, 'SA').refusal('pass')?.clause).toBe('gamut/3.1');
  });

  test('[gamut/3.2] whoever chose, the dealer bids first and leads', () => {
    const table = scene(FOUR_SUITS, 'DA', { dealer: 1 }).do('pass', 'pass', 'choose spades');
    expect(gamut.acting(table.state)).toBe(1 << 1);
    table.do('bid 0', 'bid 0', 'bid 0', 'bid 0');
    expect(gamut.acting(table.state)).toBe(1 << 1);
  });

  test('[gamut/3.2] whoever chose Clubs, the dealer folds first and leads', () => {
    const table = scene(FOUR_SUITS, 'DA', { dealer: 1 }).do('pass', 'choose clubs');
    expect(gamut.acting(table.state)).toBe(1 << 1);
    table.do('stay', 'stay', 'stay', 'stay');
    expect(gamut.acting(table.state)).toBe(1 << 1);
  });

  test('[gamut/3.3] four passes: no score, and the same dealer deals again', () => {
    const table = scene(FOUR_SUITS, 'DA', { dealer: 2 }).do(...PASSES);
    expect(gamut.acting(table.state)).toBe(0);
    expect(table.scores()).toEqual([0, 0, 0, 0]);
    expect(gamut.tricks(table.state)).toEqual([]);
    expect(gamut.next(table.state).dealer).toBe(2);
  });

  const after = (passed: number, options: object = {}) => ({ carry: { passed }, options }) as const;

  test('[gamut/3.4] the hand after a passed one counts double', () => {
    const passed = scene(FOUR_SUITS, 'DA').do(...PASSES);
    const { carry } = gamut.next(passed.state);
    const table = scene(WHOLE_SUITS, 'CA', { carry }).do(...ALONE);
    expect(gamut.view(table.state, 0).multiplier).toBe(2);
    expect(table.scores()).toEqual([32, 0, 0, 0]);
    expect(linesOf(table, 0)).toEqual([
      [16, 'gamut/7.6'],
      [16, 'gamut/3.4'],
    ]);
  });

  test('[gamut/3.4] losses are doubled too', () => {
    const table = scene(WHOLE_SUITS, 'SA', after(1)).do('bid 8', 'bid 8', 'bid 0', 'bid 0');
    expect(finish(table).scores()).toEqual([26, -32, 26, -32]);
  });

  test('[gamut/3.4] a hand with a contract uses the doubling up, also if all fold', () => {
    const played = scene(WHOLE_SUITS, 'CA', after(1)).do(...ALONE);
    expect(gamut.next(played.state).carry).toEqual({ passed: 0 });
    const folded = scene(WHOLE_SUITS, 'CA', after(1)).do('fold', 'fold', 'fold', 'fold');
    expect(gamut.next(folded.state)).toEqual({ dealer: 1, carry: { passed: 0 } });
  });

  test('[gamut/3.4] a hand chosen in Diamonds is doubled as well, and uses it up', () => {
    const table = scene(WHOLE_SUITS, 'DA', after(1)).do('choose clubs', ...ALONE);
    expect(table.scores()).toEqual([32, 0, 0, 0]);
    expect(gamut.next(table.state).carry).toEqual({ passed: 0 });
  });

  test('[gamut/3.5] two and three passed hands in a row still count double', () => {
    const again = scene(FOUR_SUITS, 'DA', after(1)).do(...PASSES);
    expect(gamut.next(again.state).carry).toEqual({ passed: 2 });
    for (const passed of [2, 3]) {
      const table = scene(WHOLE_SUITS, 'CA', after(passed)).do(...ALONE);
      expect(table.scores()).toEqual([32, 0, 0, 0]);
    }
  });

  test.each([
    [0, 16],
    [1, 32],
    [2, 64],
    [3, 128],
  ])('[gamut/3.5] doublings stack by option: after %d passed hands 16 are %d', (passed, score) => {
    const table = scene(WHOLE_SUITS, 'CA', after(passed, { doublingStacks: true })).do(...ALONE);
    expect(table.scores()[0]).toBe(score);
  });

  test('[gamut/3.5] the line of a stacked doubling cites its own clause', () => {
    const table = scene(WHOLE_SUITS, 'CA', after(2, { doublingStacks: true })).do(...ALONE);
    expect(linesOf(table, 0)[1]).toEqual([48, 'gamut/3.5']);
  });
});
