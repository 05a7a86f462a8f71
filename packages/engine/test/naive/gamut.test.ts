// Gamut: the rulings put to the naive implementation itself.
import { describe, expect, test } from 'vitest';
import {
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
import { range } from './cards.ts';
import {
  clubsScores,
  type GamutOptions,
  gamutDeck,
  gamutOrder,
  heartsScores,
  multiplier,
  teamScore,
} from './gamut-score.ts';
import { defaultOptions } from './options.ts';
import type { Move } from './types.ts';

const options = defaultOptions('gamut', 4) as unknown as GamutOptions;
const dealt = hands(
  'SA SK SQ SJ ST S9 S8 S7',
  'HA HK HQ HJ HT H9 H8 H7',
  'DA DK DQ DJ DT D9 D8 D7',
  'CA CK CQ CJ CT C9 C8 C7',
);
const withTurnUp = (turnUp: string, dealer: number, more = {}) =>
  start('gamut', tableOf('gamut', dealt, { turnUp, dealer }, more));

describe('gamut hearts', () => {
  const give = (seat: number, left: string, right: string): Move => ({
    seat,
    type: 'give',
    left,
    right,
  });

  test('[GA2] gifts come in any order and leave the original eight; the 9 of clubs is led by who then has it', () => {
    const play = withTurnUp('HA', 1);
    expect(play.seats()).toEqual([0, 1, 2, 3]);
    expect(refusal(play, give(0, 'SA', 'SA'))).toBe('GA2');
    run(play, [give(3, 'C9', 'CA'), give(1, 'HA', 'HK'), give(0, 'SA', 'SK')]);
    expect(refusal(play, give(2, 'HA', 'DA'))).toBe('GA2');
    run(play, [give(2, 'DA', 'DK')]);
    expect([play.seats(), playable(play)]).toEqual([[0], ['C9']]);
  });

  test('[GA2] hearts may be led after a heart was played to an earlier trick', () => {
    const play = withTurnUp('HA', 1);
    run(play, [give(0, 'S7', 'S8'), give(1, 'H7', 'H8'), give(2, 'D7', 'D8'), give(3, 'CA', 'C7')]);
    plays(play, 'C9', 'CA', 'HA', 'C7');
    expect(play.seats()).toEqual([0]);
    expect(playable(play)).toContain('H8');
  });

  test('[GA3] hearts, queen and moon', () => {
    const all = ['HA', 'HK', 'HQ', 'HJ', 'HT', 'H9', 'H8', 'H7', 'SQ'];
    expect(heartsScores([all, [], [], []], options)).toEqual([12, 0, 0, 0]);
    expect(heartsScores([all.slice(1), ['HA', 'S7'], [], []], options)).toEqual([-15, -1, 0, 0]);
  });
});

describe('gamut spades', () => {
  const bid = (seat: number, tricks: number): Move => ({ seat, type: 'bid', tricks });

  test('[GA4] a team bids 8 at most; the dealer speaks and leads first', () => {
    const play = withTurnUp('S7', 0);
    run(play, [bid(0, 5), bid(1, 8)]);
    expect(refusal(play, bid(2, 4))).toBe('GA4');
    run(play, [bid(2, 3), bid(3, 0)]);
    expect(play.seats()).toEqual([0]);
  });

  test('[GA1] the eldest may speak first by option; the dealer still leads', () => {
    const play = withTurnUp('S7', 0, { firstToAct: 'eldest' });
    run(play, [bid(1, 1), bid(2, 1), bid(3, 1), bid(0, 1)]);
    expect(play.seats()).toEqual([0]);
  });

  test('[GA4] spades may be led unbroken by one who holds nothing else', () => {
    const play = run(withTurnUp('S7', 0), [bid(0, 0), bid(1, 0), bid(2, 0), bid(3, 0)]);
    expect(playable(play)).toHaveLength(8);
  });

  test('[GA5] exact, over and under', () => {
    expect([teamScore(3, 3, options), teamScore(2, 4, options), teamScore(2, 1, options)]).toEqual([
      8, 3, -4,
    ]);
    expect([teamScore(8, 8, options), teamScore(0, 8, options), teamScore(8, 0, options)]).toEqual([
      13, -3, -16,
    ]);
  });
});

describe('gamut clubs', () => {
  const decide = (...types: ('fold' | 'stay')[]) =>
    run(
      withTurnUp('C7', 3),
      types.map((type, i): Move => ({ seat: (3 + i) % 4, type })),
    );

  test('[GA6] trump order', () => {
    const order = gamutOrder('clubs');
    const trumps = ranking(order, gamutDeck(), 'C7').flat();
    expect(trumps).toEqual(['CJ', 'SJ', 'CA', 'CK', 'CQ', 'CT', 'C9', 'C8', 'C7']);
    expect(gamutDeck().filter((card) => order.effectiveSuit(card) === 'S')).toHaveLength(7);
    expect(winningCard(order, 'SA C7 SJ CA')).toBe('SJ');
  });

  test('[GA7] the next active player leads for a dealer who folded', () => {
    expect(decide('fold', 'fold', 'stay', 'stay').seats()).toEqual([1]);
  });

  test('[GA7] a lone player gets 16 without a card, and nobody gets 0', () => {
    const lone = decide('fold', 'fold', 'stay', 'fold');
    expect([lone.seats(), lone.scores(), lone.tricks()]).toEqual([[], [0, 16, 0, 0], []]);
    expect(decide('fold', 'fold', 'fold', 'fold').scores()).toEqual([0, 0, 0, 0]);
  });

  test('[GA8] 2 a trick, -6 without one', () => {
    expect(clubsScores([true, true, false, true], [5, 3, 0, 0], options)).toEqual([10, 6, 0, -6]);
  });
});

describe('gamut diamonds', () => {
  const passOut = () =>
    run(
      withTurnUp('D7', 2),
      [2, 3, 0, 1].map((seat): Move => ({ seat, type: 'pass' })),
    );

  test('[GA9] four passes: the same dealer again, and the next hand counts double', () => {
    const play = passOut();
    expect([play.seats(), play.scores(), play.nextDealer(), play.carry().passedHands]).toEqual([
      [],
      [0, 0, 0, 0],
      2,
      1,
    ]);
    const table = { ...tableOf('gamut', dealt, { turnUp: 'C7', dealer: 3 }), carry: play.carry() };
    const lone: Move[] = [
      { seat: 3, type: 'stay' },
      ...range(0, 2).map((seat): Move => ({ seat, type: 'fold' })),
    ];
    const doubled = run(start('gamut', table), lone);
    expect([doubled.scores(), doubled.carry().passedHands]).toEqual([[0, 0, 0, 32], 0]);
  });

  test('[GA9] the doubling stacks only by option', () => {
    expect(range(0, 3).map((k) => multiplier(k, options))).toEqual([1, 2, 2, 2]);
    expect(range(0, 3).map((k) => multiplier(k, { ...options, doublingStacks: true }))).toEqual([
      1, 2, 4, 8,
    ]);
  });

  test('[GA9] the first choice binds all', () => {
    const play = run(withTurnUp('D7', 2), [
      { seat: 2, type: 'pass' },
      { seat: 3, type: 'choose', contract: 'spades' },
    ]);
    expect([play.seats(), play.rule()]).toEqual([[2], 'GA4']);
  });
});
