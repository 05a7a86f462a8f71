import { describe, expect, test } from 'vitest';
import { optionsOf } from '../../../test/driver.ts';
import { Cards } from '../../cards.ts';
import { settle, winners } from '../../match.ts';
import { deck, trumps } from './faces.ts';
import { mutwo } from './index.ts';
import { MutwoState } from './state.ts';

function fresh(players: number, options: object = {}, deal = 0): MutwoState {
  const setup = {
    players,
    options: optionsOf(mutwo, players, options),
    dealer: 0,
    deal,
    carry: null,
  };
  return new MutwoState(setup, Cards.deal(deck, players, 0, []));
}

/** Seat 0 was declarer with so many cards on this trump, seat 1 the partner. */
function played(bid: number, trump: string, tricks: readonly number[], options = {}): number[] {
  const state = fresh(tricks.length, options);
  state.auction.high = bid;
  state.auction.crownUp = true;
  state.declarer = 0;
  state.partner = 1;
  state.declarerTrump = trumps.index(trump);
  for (const [seat, count] of tricks.entries()) state.captured[seat] = count;
  return sums(state);
}

function tie(shown: readonly number[], last: number, options = {}): number[] {
  const state = fresh(shown.length, options);
  state.auction.high = Math.max(...shown);
  state.auction.crown = last;
  for (const [seat, cards] of shown.entries()) state.auction.shown[seat] = cards;
  return sums(state);
}

function sums(state: MutwoState): number[] {
  const scores = Array<number>(state.players).fill(0);
  mutwo.score(state, (seat, score) => {
    scores[seat] += score;
  });
  return scores;
}

describe('the score of MüTwo', () => {
  test.each([
    [4, 2, 9],
    [5, 3, 7],
    [6, 1, 4],
  ])('[mutwo/7.1] %i players and %i cards need %i tricks', (players, bid, needed) => {
    const rest = Array<number>(players - 2).fill(0);
    expect(played(bid, 'R', [needed, 0, ...rest])[1]).toBe(10 * bid);
    expect(played(bid, 'R', [needed - 1, 0, ...rest])[1]).toBe(-10 * bid);
  });

  test('[mutwo/7.2] each card bid is worth 10, or what the players agree on', () => {
    expect(played(3, 'R', [0, 7, 0, 0, 5])[0]).toBe(30);
    expect(played(3, 'R', [0, 7, 0, 0, 5], { bidScore: 4 })[0]).toBe(12);
  });

  test.each([
    ['R', 0],
    ['2', 10],
    ['9', 10],
    ['6', 20],
    ['1', 20],
    ['none', 30],
  ])('[mutwo/7.3] trump %s adds %i', (trump, bonus) => {
    expect(played(1, trump, [0, 5, 0, 0, 7])[0]).toBe(10 + bonus);
  });

  test('[mutwo/7.4] three cards on 6s made with 5 and 3 tricks: 75 and 65', () => {
    expect(played(3, '6', [5, 3, 1, 2, 1])).toEqual([75, 65, 5, 10, 5]);
  });

  test('[mutwo/7.5] failed with 4 and 2: both lose the contract, −50 and −40', () => {
    expect(played(3, '6', [4, 2, 1, 2, 3])).toEqual([-50, -40, 5, 10, 15]);
  });

  test('[mutwo/7.6] own tricks count for defenders too, as much as agreed', () => {
    expect(played(3, 'R', [4, 2, 1, 2, 3], { trickScore: 1 }).slice(2)).toEqual([1, 2, 3]);
  });

  test('[mutwo/7.7] a declarer who has failed has nothing for tricks, the partner has', () => {
    expect(played(3, 'R', [6, 0, 6, 0, 0])[0]).toBe(-30);
    expect(played(3, 'R', [0, 6, 6, 0, 0])[1]).toBe(0);
  });

  test('[mutwo/7.8] two tied at 3: −30 and +15', () => {
    expect(tie([3, 3, 1, 0], 1)).toEqual([15, -30, 0, 0]);
  });

  test('[mutwo/7.8] three tied at 4: −40 and 13 each', () => {
    expect(tie([4, 4, 1, 4, 0], 0)).toEqual([-40, 13, 0, 13, 0]);
  });

  test('[mutwo/7.8] shared by the others only: 30, and 20 each', () => {
    const options = { tieShare: 'othersOnly' };
    expect(tie([3, 3, 1, 0], 1, options)).toEqual([30, -30, 0, 0]);
    expect(tie([4, 4, 1, 4, 0], 0, options)).toEqual([-40, 20, 0, 20, 0]);
  });

  test('[mutwo/7.8] the loss for each card can be agreed on', () => {
    expect(tie([3, 3, 1, 0], 1, { tiePenalty: 7 })).toEqual([10, -21, 0, 0]);
  });

  test('[mutwo/7.9] lines add up, and so do deals', () => {
    const state = fresh(4);
    const match = { setup: state.setup, totals: [1, 2, 3, 4], over: false };
    state.auction.high = 2;
    state.auction.crown = 3;
    for (const seat of [0, 3]) state.auction.shown[seat] = 2;
    expect(settle(mutwo, match, state).totals).toEqual([11, 2, 3, -16]);
  });
});

describe('the match', () => {
  const over = (players: number, deal: number, options = {}) =>
    mutwo.finished(fresh(players, options, deal).setup, Array<number>(players).fill(900));

  test('[mutwo/8.1] it lasts two deals a player, whatever the totals and with thrown-in ones', () => {
    expect([over(5, 8), over(5, 9), over(4, 6), over(4, 7)]).toEqual([false, true, false, true]);
  });

  test('[mutwo/8.1] or as many as agreed', () => {
    expect([over(6, 4, { dealsPerPlayer: 1 }), over(6, 5, { dealsPerPlayer: 1 })]).toEqual([
      false,
      true,
    ]);
  });

  test('[mutwo/8.2] equal totals share the win', () => {
    const { setup } = fresh(4);
    expect(winners({ setup, totals: [7, 90, 3, 90], over: true })).toEqual([1, 3]);
  });
});
