import { describe, expect, test } from 'vitest';
import { finish, linesOf, playable, plays, scene, WHOLE_SUITS } from '../../../test/gamut.ts';
import { gamut } from './index.ts';

const SHORT = ['SA H7 D7', 'HA H8 D8', 'H9 SK D9', 'HT CT DT'];
const ZEROS = ['bid 0', 'bid 0', 'bid 0', 'bid 0'];

describe('the bids of Spades', () => {
  test('[gamut/6.1] seats 0 and 2 are a team, and so are 1 and 3', () => {
    const table = scene(WHOLE_SUITS, 'SA').do('bid 1', 'bid 2', 'bid 3', 'bid 4');
    expect(gamut.view(table.state, 1).teams).toEqual([
      { seats: [0, 2], bid: 4, tricks: 0 },
      { seats: [1, 3], bid: 6, tricks: 0 },
    ]);
  });

  test('[gamut/6.2] each bids 0 to 8 in turn, and all see it', () => {
    const table = scene(WHOLE_SUITS, 'SA');
    for (let tricks = 0; tricks <= 8; tricks++) {
      expect(table.refusal(`bid ${tricks}`)).toBeUndefined();
    }
    expect(table.refusal('bid 9')?.clause).toBe('overtrick/1');
    expect(table.refusal('bid -1')?.clause).toBe('overtrick/1');
    expect(table.refusal('1: bid 1')?.clause).toBe('gamut/6.2');
    expect(gamut.view(table.do('bid 8').state, 3).bids).toEqual([8, null, null, null]);
  });

  test('[gamut/6.2] there is nothing but a bid at this time', () => {
    const table = scene(WHOLE_SUITS, 'SA');
    expect(table.refusal('play SA')?.clause).toBe('gamut/4.1');
    expect(table.refusal('give SA SK')?.clause).toBe('gamut/5.1');
    expect(table.refusal('fold')?.clause).toBe('gamut/7.3');
  });

  test('[gamut/6.3] a partner may bid what is left of eight, not more', () => {
    const table = scene(WHOLE_SUITS, 'SA').do('bid 5', 'bid 8');
    expect(table.refusal('bid 3')).toBeUndefined();
    expect(table.refusal('bid 4')?.clause).toBe('gamut/6.3');
    table.do('bid 3');
    expect(table.refusal('bid 0')).toBeUndefined();
    expect(table.refusal('bid 1')?.clause).toBe('gamut/6.3');
  });

  test('[gamut/6.3] the two teams together may bid more than eight', () => {
    const table = scene(WHOLE_SUITS, 'SA').do('bid 8', 'bid 8', 'bid 0', 'bid 0');
    expect(table.state.phase).toBe('play');
  });
});

describe('the tricks of Spades', () => {
  test('[gamut/6.4] the dealer leads', () => {
    const table = scene(SHORT, 'SA', { dealer: 2 }).do(...ZEROS);
    expect(gamut.acting(table.state)).toBe(1 << 2);
  });

  test('[gamut/6.5] a spade beats every card of the suit led', () => {
    const table = scene(['H7 D7', 'HA D8', 'S7 D9', 'HK DT'], 'SA').do(...ZEROS);
    expect(gamut.tricks(plays(table, 'H7 HA S7 HK').state)[0].winner).toBe(2);
    const trumps = gamut.view(table.state, 0).trumps.flat();
    expect(trumps.join(' ')).toBe('S7 S8 S9 ST SJ SQ SK SA');
  });

  test('[gamut/6.6] no spade is led before one has been played', () => {
    const table = scene(SHORT, 'SA').do(...ZEROS);
    expect(table.refusal('play SA')?.clause).toBe('gamut/6.6');
    expect(playable(table)).toBe('H7 D7');
    expect(gamut.view(table.state, 2).broken).toBe(false);
  });

  test('[gamut/6.6] a spade is led once one was played to an earlier trick', () => {
    const broken = ['SA H7 D7', 'HA H8 D8', 'C9 SK D9', 'HT CT DT'];
    const table = plays(scene(broken, 'SA').do(...ZEROS), 'H7 HA SK HT D9 DT D7 D8');
    expect(gamut.view(table.state, 2).broken).toBe(true);
    expect(gamut.acting(table.state)).toBe(1 << 3);
    const lead = scene(['S9 H7', 'HA H8', 'SK SQ', 'HT CT'], 'SA').do(...ZEROS);
    expect(playable(plays(lead, 'H7 HA SK HT'))).toBe('SQ');
    const choice = scene(['S9 H7 C7', 'HA H8 C8', 'SK SQ CA', 'HT CT C9'], 'SA').do(...ZEROS);
    expect(playable(plays(choice, 'H7 HA SK HT'))).toBe('SQ CA');
  });

  test('[gamut/6.6] a void in the led suit lets one ruff although spades are not broken', () => {
    const table = scene(['H7 D7', 'HA D8', 'S7 D9', 'HK DT'], 'SA').do(...ZEROS);
    expect(playable(plays(table, 'H7 HA'))).toBe('S7 D9');
  });

  test('[gamut/6.6] who has nothing but spades leads one', () => {
    const table = scene(WHOLE_SUITS, 'SA').do(...ZEROS);
    expect(playable(table)).toBe('S7 S8 S9 ST SJ SQ SK SA');
  });
});

describe('the score of Spades', () => {
  /** Seat 0 takes all tricks there are. */
  const all = (bids: string[], options: object = {}, hands = WHOLE_SUITS) =>
    finish(scene(hands, 'SA', { options }).do(...bids));
  const FOUR_TRICKS = WHOLE_SUITS.map((hand) => hand.slice(0, 11));

  test('[gamut/6.7] a bid of 8 made exactly scores 13, to each partner', () => {
    const table = all(['bid 5', 'bid 0', 'bid 3', 'bid 0']);
    expect(table.scores()).toEqual([13, 5, 13, 5]);
    expect(linesOf(table, 2)).toEqual([[13, 'gamut/6.7']]);
  });

  test('[gamut/6.7] a bid of 3 made exactly scores 8', () => {
    const three = WHOLE_SUITS.map((hand) => hand.slice(0, 8));
    expect(all(['bid 2', 'bid 0', 'bid 1', 'bid 0'], {}, three).scores()).toEqual([8, 5, 8, 5]);
  });

  test('[gamut/6.7] the bonus can be another one', () => {
    const bids = ['bid 8', 'bid 0', 'bid 0', 'bid 0'];
    expect(all(bids, { madeBonus: 7 }).scores()).toEqual([15, 7, 15, 7]);
  });

  test('[gamut/6.8] a bid of 2 with four tricks scores 3', () => {
    const table = all(['bid 1', 'bid 0', 'bid 1', 'bid 0'], {}, FOUR_TRICKS);
    expect(table.scores()).toEqual([3, 5, 3, 5]);
    expect(linesOf(table, 0)).toEqual([[3, 'gamut/6.8']]);
  });

  test('[gamut/6.8] many tricks too many cost more than the bonus', () => {
    expect(all(['bid 0', 'bid 0', 'bid 0', 'bid 0']).scores()).toEqual([-3, 5, -3, 5]);
  });

  test('[gamut/6.8] each can cost something else', () => {
    const bids = ['bid 1', 'bid 0', 'bid 1', 'bid 0'];
    expect(all(bids, { overPenalty: 3, madeBonus: 4 }, FOUR_TRICKS).scores()[0]).toBe(-2);
  });

  test('[gamut/6.9] a bid of 2 with one trick costs 4', () => {
    const hands = ['SA H7', 'HA H8', 'D7 D8', 'CA C8'];
    const table = plays(scene(hands, 'SA').do('bid 1', 'bid 1', 'bid 1', 'bid 0'), 'H7 HA D7 CA');
    expect(finish(table).scores()).toEqual([-4, 6, -4, 6]);
    expect(linesOf(table, 0)).toEqual([[-4, 'gamut/6.9']]);
  });

  test('[gamut/6.9] a bid of 8 that falls short costs 16', () => {
    expect(all(['bid 8', 'bid 8', 'bid 0', 'bid 0']).scores()).toEqual([13, -16, 13, -16]);
  });

  test('[gamut/6.9] each can cost something else', () => {
    const bids = ['bid 8', 'bid 1', 'bid 0', 'bid 1'];
    expect(all(bids, { underPenalty: 5 }).scores()).toEqual([13, -10, 13, -10]);
  });
});
