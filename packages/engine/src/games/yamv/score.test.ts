import { describe, expect, test } from 'vitest';
import { optionsOf } from '../../../test/driver.ts';
import { Cards } from '../../cards.ts';
import { settle, winners } from '../../match.ts';
import { deck, trumps } from './faces.ts';
import { yamv } from './index.ts';
import { YamvState } from './state.ts';

interface Played {
  readonly bid: number;
  readonly trump?: string;
  /** What the head defender, seat 2, has named; nobody is head defender without it. */
  readonly other?: string;
  readonly tricks: readonly number[];
  readonly options?: object;
}

/** Seat 0 was declarer, seat 1 the partner. */
function finished({ bid, trump = 'S', other, tricks, options = {} }: Played): YamvState {
  const players = tricks.length;
  const setup = {
    players,
    options: optionsOf(yamv, players, options),
    dealer: 0,
    deal: 0,
    carry: null,
  };
  const cards = Cards.deal(deck, players, 0, []);
  const state = new YamvState(setup, cards, { stock: [], discards: [] });
  state.auction.high = bid;
  state.declarer = 0;
  state.partner = 1;
  state.headDefender = other === undefined ? -1 : 2;
  state.declarerTrump = trumps.index(trump);
  state.defenderTrump = trumps.index(other);
  for (const [seat, count] of tricks.entries()) state.captured[seat] = count;
  return state;
}

function scores(played: Played): number[] {
  const sums = Array<number>(played.tricks.length).fill(0);
  yamv.score(finished(played), (seat, score) => {
    sums[seat] += score;
  });
  return sums;
}

describe('the score of YAMV', () => {
  test('[yamv/8.1] four tricks and one for each card are needed, no less', () => {
    expect(scores({ bid: 1, tricks: [3, 2, 4, 3] })[0]).toBe(50);
    expect(scores({ bid: 1, tricks: [3, 1, 4, 4] })[0]).toBe(-50);
    expect(scores({ bid: 1, tricks: [3, 2, 4, 3], options: { baseTricks: 5 } })[0]).toBe(-60);
  });

  test('[yamv/8.1] more than twelve can be needed', () => {
    expect(scores({ bid: 12, tricks: [6, 6, 0, 0] })).toEqual([-160, -160, 0, 0]);
  });

  test('[yamv/8.2] declarer and partner each have 10 for every needed trick', () => {
    expect(scores({ bid: 4, tricks: [8, 0, 2, 2] })).toEqual([80, 80, 20, 20]);
    expect(scores({ bid: 4, tricks: [8, 0, 2, 2], options: { bidScore: 3 } })[1]).toBe(24);
  });

  test('[yamv/8.3] four cards, nine tricks, a suit: 85 each', () => {
    expect(scores({ bid: 4, tricks: [5, 4, 3, 0] })).toEqual([85, 85, 30, 0]);
    expect(scores({ bid: 4, tricks: [5, 4, 3, 0], options: { overtrickScore: 1 } })[0]).toBe(81);
  });

  test.each([
    ['S', 0],
    ['4', 20],
    ['12', 20],
    ['3', 40],
    ['none', 80],
  ])('[yamv/8.4] made on %s: a bonus of %i', (trump, bonus) => {
    expect(scores({ bid: 4, trump, tricks: [5, 3, 2, 2] })).toEqual([
      80 + bonus,
      80 + bonus,
      20,
      20,
    ]);
  });

  test('[yamv/8.5] four cards, six tricks: −80 each, whatever the trump', () => {
    expect(scores({ bid: 4, trump: 'none', tricks: [5, 1, 3, 3] })).toEqual([-80, -80, 30, 30]);
  });

  test('[yamv/8.6] a defender has 10 for each own trick, made or not', () => {
    const options = { defenderTrickScore: 7 };
    expect(scores({ bid: 1, tricks: [5, 0, 1, 2, 4], options }).slice(2)).toEqual([7, 14, 28]);
    expect(scores({ bid: 9, tricks: [5, 0, 1, 2, 4] }).slice(2)).toEqual([10, 20, 40]);
  });

  test.each([
    ['4', 0],
    ['5', 40],
    ['none', 80],
  ])('[yamv/8.7] failed against %s: every defender has a bonus of %i', (other, bonus) => {
    const defence = scores({ bid: 9, other, tricks: [5, 0, 1, 2, 4] }).slice(2);
    expect(defence).toEqual([10 + bonus, 20 + bonus, 40 + bonus]);
  });

  test('[yamv/8.7] no bonus for the defence if the contract is made, or without a head defender', () => {
    expect(scores({ bid: 1, other: 'none', tricks: [5, 0, 3, 4] }).slice(2)).toEqual([30, 40]);
    expect(scores({ bid: 9, tricks: [5, 0, 3, 4] }).slice(2)).toEqual([30, 40]);
  });

  test('[yamv/8.7] 4s against 5s: 20 for the declarer’s side if made, 40 for the others if not', () => {
    const named = { trump: '4', other: '5' };
    expect(scores({ bid: 1, ...named, tricks: [5, 0, 3, 4] })).toEqual([70, 70, 30, 40]);
    expect(scores({ bid: 2, ...named, tricks: [5, 0, 3, 4] })).toEqual([-60, -60, 70, 80]);
  });

  test('[yamv/8.8] lines add up, and so do deals', () => {
    const state = finished({ bid: 4, tricks: [5, 4, 3, 0] });
    const match = { setup: state.setup, totals: [1, 2, 3, 4], over: false };
    expect(settle(yamv, match, state).totals).toEqual([86, 87, 33, 4]);
  });
});

describe('the match', () => {
  const { setup } = finished({ bid: 1, tricks: [0, 0, 0, 0] });

  test('[yamv/9.1] it ends at 500', () => {
    expect(yamv.finished(setup, [0, 499, 0, 0])).toBe(false);
    expect(yamv.finished(setup, [0, 500, 0, 0])).toBe(true);
  });

  test('[yamv/9.1] or at 300', () => {
    const short = { ...setup, options: optionsOf(yamv, 4, { target: 300 }) };
    expect(yamv.finished(short, [0, 300, 0, 0])).toBe(true);
  });

  test('[yamv/9.2] equal totals share the win', () => {
    expect(winners({ setup, totals: [510, 0, 510, 505], over: true })).toEqual([0, 2]);
  });
});
