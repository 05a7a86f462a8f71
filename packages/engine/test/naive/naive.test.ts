// Mü and MüTwo: the vectors of the rulings, put to the naive implementation itself.
import { describe, expect, test } from 'vitest';
import { compareShown } from './auction.ts';
import {
  bids,
  hands,
  playable,
  plays,
  ranking,
  refusal,
  run,
  start,
  tableOf,
  winningCard,
} from './builders.ts';
import { range, sum } from './cards.ts';
import {
  type MuOptions,
  muBonus,
  muDeck,
  muGoal,
  muMissed,
  muOrder,
  muPoints,
  muScores,
  muStalemate,
} from './mu-score.ts';
import { type MutwoOptions, mutwoDeck, mutwoOrder, mutwoScores, mutwoTie } from './mutwo-score.ts';
import { defaultOptions } from './options.ts';

describe('mu', () => {
  const options = (players: number) => defaultOptions('mu', players) as unknown as MuOptions;
  const deck = muDeck(5, options(5));
  const colours = hands('R0 R1 R2 R3', 'B0 B1 B2 B3', 'G0 G1 G2 G3', 'Y0 Y1 Y2 Y3');
  const auction = (...turns: string[]) => bids(start('mu', tableOf('mu', colours)), ...turns);

  test('[MU1] [MU2] 60 cards with 60 points, 36 and 36 with three players', () => {
    expect([deck.length, sum(deck.map(muPoints))]).toEqual([60, 60]);
    const three = muDeck(3, options(3));
    expect([
      three.length,
      sum(three.map(muPoints)),
      three.some((card) => /[YK]/.test(card)),
    ]).toEqual([36, 36, false]);
  });

  test('[MU4] shown 3, 1, 0, 3: may add 1; up to 3; up to 4; 1', () => {
    const wide = hands(
      'R0 R1 R2 R3 R4 R5',
      'B0 B1 B2 B3 B4 B5',
      'G0 G1 G2 G3 G4 G5',
      'Y0 Y1 Y2 Y3 Y4 Y5',
    );
    const play = bids(
      start('mu', tableOf('mu', wide)),
      'R0',
      'B0',
      '',
      'Y0',
      'R1',
      '',
      '',
      'Y1',
      'R2',
      '',
      '',
      'Y2',
    );
    const caps = range(0, 3).map(() => {
      const most = play.maxCards();
      bids(play, '');
      return most;
    });
    expect(caps).toEqual([1, 3, 4, 1]);
  });

  test('[MU4] the opener may show exactly 1', () => {
    expect(auction().maxCards()).toBe(1);
  });

  test('[MU5] four passes at the start: no score', () => {
    const play = auction('', '', '', '');
    expect([play.seats(), play.scores()]).toEqual([[], [0, 0, 0, 0]]);
  });

  test('[MU6] 1, 1, 2, four passes: the third is Chief and the goal is 32', () => {
    const play = auction('R1', 'B2', 'G1 G2', '', '', '', '');
    expect([play.seats(), play.rule(), muGoal(2, options(4))]).toEqual([[1], 'MU10', 32]);
  });

  test('[MU6] 1, 1 and four passes: stalemate, second -10, dealer +5', () => {
    const play = auction('R0', 'B0', '', '', '', '');
    expect([play.seats(), play.scores()]).toEqual([[], [5, -10, 0, 0]]);
  });

  test('[MU6] twelve-card stalemate of four', () => {
    expect(muStalemate([12, 12, 12, 12], 2, options(4))).toEqual([60, 60, -120, 60]);
  });

  test('[MU8] 8-6-6-1 beats 8-6-5-4 in full, not by the highest alone', () => {
    expect(compareShown([1, 6, 8, 6], [8, 6, 5, 4], false)).toBe(1);
    expect(compareShown([1, 6, 8, 6], [8, 6, 5, 4], true)).toBe(0);
  });

  test('[MU8] two cards, a 9, another 9: no Vice', () => {
    const five = hands('R0 R1 R2', 'B9 B1', 'G9 G1', 'Y9 Y1', 'K9 K1');
    const play = bids(
      start('mu', tableOf('mu', five)),
      'R0',
      'B9',
      'G9',
      '',
      '',
      'R1',
      '',
      '',
      '',
      '',
      '',
    );
    expect(play.seats()).toEqual([0]);
  });

  test('[MU9] no Vice with three, unless the option says so; never a partner', () => {
    const three = hands('R0 R1', 'B1 B2', 'G3 G4');
    const bid = (viceWithThree: boolean) =>
      bids(
        start('mu', tableOf('mu', three, {}, { viceWithThree })),
        'R0',
        'B1',
        '',
        'R1',
        '',
        '',
        '',
      );
    expect([bid(false).seats(), bid(true).seats()]).toEqual([[0], [1]]);
    run(bid(false), [
      { seat: 0, type: 'trump', name: 'R' },
      { seat: 0, type: 'play', card: 'R0' },
    ]);
  });

  test('[MU11] Chief 7s, Vice yellow', () => {
    const order = muOrder('7', 'Y');
    const ranks = ranking(order, deck, 'Y0').map((level) => [...new Set(level)].join(' '));
    expect(ranks).toEqual([
      'Y7',
      'R7 B7 G7 K7',
      'Y9',
      'Y8',
      'Y6',
      'Y5',
      'Y4',
      'Y3',
      'Y2',
      'Y1',
      'Y0',
    ]);
    expect(winningCard(order, 'R9 G7 K7 Y9')).toBe('G7');
  });

  test('[MU11] Chief red, Vice blue: 24 trumps, red above blue; Chief none, Vice 7s: only the 7s', () => {
    expect(ranking(muOrder('R', 'B'), deck, 'R0').flat()).toHaveLength(24);
    expect(winningCard(muOrder('R', 'B'), 'G9 B9 R0')).toBe('R0');
    expect(ranking(muOrder('none', '7'), deck, 'R7').flat()).toHaveLength(10);
  });

  test('[MU11] 7s trump, blue led, holding blue 7 and blue 3: only the blue 3', () => {
    const four = hands('B9 R7', 'B7 B3', 'G1 G2', 'Y1 Y2');
    const play = bids(start('mu', tableOf('mu', four)), 'R7', '', '', '', '');
    run(play, [
      { seat: 0, type: 'trump', name: '7' },
      { seat: 0, type: 'partner', partner: 2 },
    ]);
    expect(playable(plays(play, 'B9'))).toEqual(['B3']);
  });

  test('[MU13] goals', () => {
    expect([3, 6].map((bid) => muGoal(bid, options(5)))).toEqual([30, 39]);
    expect([muGoal(5, options(4)), muGoal(15, options(4)), muGoal(3, options(3))]).toEqual([
      38, 58, 16,
    ]);
  });

  test('[MU14] bid 2 on 7s made +30, bid 9 on 3s made 100', () => {
    expect([muBonus(2, '7', options(4)), muBonus(9, '3', options(4))]).toEqual([30, 100]);
    expect([muBonus(2, 'R', options(4)), muBonus(2, 'none', options(4))]).toEqual([20, 50]);
  });

  test('[MU15] levels', () => {
    expect(muMissed(5, 27, options(6))).toBe(3);
    expect(muMissed(4, 20, options(5))).toBe(4);
    expect(muMissed(5, 35, options(4))).toBe(2);
  });

  test('[MU15] [MU16] everybody also keeps their own card points', () => {
    const four = (points: number[]) =>
      muScores({ chief: 0, partner: 2, bid: 5, major: 'R', points }, options(4));
    expect(four([20, 15, 15, 10])).toEqual([0, 25, 15, 20]);
    const three = (points: number[]) =>
      muScores({ chief: 0, partner: undefined, bid: 3, major: 'R', points }, options(3));
    expect([three([16, 10, 10]), three([15, 11, 10])]).toEqual([
      [46, 10, 10],
      [5, 16, 15],
    ]);
  });
});

describe('mutwo', () => {
  const options = (players: number) => defaultOptions('mutwo', players) as unknown as MutwoOptions;
  const deck = mutwoDeck();
  const trumps = (major: string, minor: string) => {
    const order = mutwoOrder(major, minor);
    const led = deck.find((card) => order.effectiveSuit(card) === 'trump') ?? '';
    return ranking(order, deck, led)
      .reverse()
      .map((level) => level.join(' '))
      .join(' < ');
  };

  test('[MT1] base tricks', () => {
    expect([4, 5, 6].map((players) => options(players).baseTricks)).toEqual([7, 4, 3]);
  });

  test('[MT4] two tied at 3: -30 and +15; three tied at 4: -40, +13, +13', () => {
    expect(mutwoTie([3, 1, 3, 0], 2, options(4))).toEqual([15, 0, -30, 0]);
    expect(mutwoTie([4, 4, 4, 0, 2], 0, options(5))).toEqual([-40, 13, 13, 0, 0]);
    expect(mutwoTie([4, 4, 4, 0, 2], 0, { ...options(5), tieShare: 'othersOnly' })).toEqual([
      -40, 20, 20, 0, 0,
    ]);
  });

  test('[MT6] a 3 gives the pair 2/3, which can be named once only, as "2"', () => {
    const four = hands('R3 R2', 'B2 B3', 'G1 G2', 'Y4 Y5');
    const play = bids(
      start('mutwo', tableOf('mutwo', four)),
      'R3',
      'B2',
      '',
      '',
      'R2',
      '',
      '',
      '',
      '',
    );
    expect(play.seats()).toEqual([1]);
    run(play, [{ seat: 1, type: 'trump', name: '2' }]);
    for (const name of ['2', '3'])
      expect(refusal(play, { seat: 0, type: 'trump', name })).toBe('MT6');
    expect(refusal(play, { seat: 0, type: 'trump', name: 'none' })).toBeUndefined();
  });

  test('[MT7] orders of trump', () => {
    expect(trumps('R', '6')).toBe(
      'B6 G6 Y6 K6 < R1 < R2 < R3 < R4 < R5 < R7 < R8 < R9 < R10 < R11 < R12 < R6',
    );
    expect(trumps('6', 'R')).toBe(
      'R1 < R2 < R3 < R4 < R5 < R7 < R8 < R9 < R10 < R11 < R12 < B6 G6 Y6 K6 < R6',
    );
    const plainRed = 'R1 < R4 < R5 < R6 < R7 < R8 < R9 < R10 < R11 < R12';
    expect(trumps('R', '2')).toBe(`B2 G2 Y2 K2 < B3 G3 Y3 K3 < ${plainRed} < R2 < R3`);
    expect(trumps('2', 'R')).toBe(`${plainRed} < B2 G2 Y2 K2 < B3 G3 Y3 K3 < R2 < R3`);
    expect(trumps('B', 'R')).toBe(
      [...range(1, 12).map((n) => `R${n}`), ...range(1, 12).map((n) => `B${n}`)].join(' < '),
    );
    expect(winningCard(mutwoOrder('6', 'R'), 'B12 G6 K6 R12')).toBe('G6');
  });

  test('[MT9] bid 3 with five players on 6s', () => {
    const scores = (won: number[]) =>
      mutwoScores({ declarer: 0, partner: 1, bid: 3, major: '6', won }, options(5));
    expect(scores([5, 3, 4, 0, 0])).toEqual([75, 65, 20, 0, 0]);
    expect(scores([4, 2, 3, 2, 1])).toEqual([-50, -40, 15, 10, 5]);
  });
});
