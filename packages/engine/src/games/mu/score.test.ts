import { describe, expect, test } from 'vitest';
import { optionsOf } from '../../../test/driver.ts';
import { Cards } from '../../cards.ts';
import { settle, winners } from '../../match.ts';
import { deck, trumps } from './faces.ts';
import { mu } from './index.ts';
import { goalOf } from './score.ts';
import { MuState } from './state.ts';

/** A deal that has been played: who bid what on which trump, and the card points taken by seat. */
interface Played {
  readonly bid: number;
  readonly trump: string;
  readonly captured: readonly number[];
  readonly vice?: number;
  readonly options?: object;
}

/** The Chief is seat 0, the partner seat 1 (nobody with three players). */
function played({ bid, trump, captured, vice = -1, options = {} }: Played): MuState {
  const state = fresh(captured.length, options);
  state.auction.high = bid;
  state.auction.crownUp = true;
  state.declarer = 0;
  state.headDefender = vice;
  state.partner = captured.length > 3 ? 1 : -1;
  state.declarerTrump = trumps.index(trump);
  for (const [seat, points] of captured.entries()) state.captured[seat] = points;
  state.phase = 'over';
  return state;
}

function fresh(players: number, options: object): MuState {
  const setup = {
    players,
    options: optionsOf(mu, players, options),
    dealer: 0,
    deal: 0,
    carry: null,
  };
  return new MuState(setup, Cards.deal(deck, players, 0, []));
}

/** Scores without the card points taken. */
function bonuses(state: MuState): number[] {
  const sums = Array<number>(state.players).fill(0);
  mu.score(state, (seat, score, clause) => {
    if (clause !== 'mu/7.7') sums[seat] += score;
  });
  return sums;
}

function stalemate(shown: readonly number[], crown: number, options = {}): number[] {
  const state = fresh(shown.length, options);
  state.auction.high = Math.max(...shown);
  state.auction.crown = crown;
  for (const [seat, cards] of shown.entries()) state.auction.shown[seat] = cards;
  state.phase = 'over';
  return bonuses(state);
}

describe('the score of Mü', () => {
  test.each([
    [3, 3, 16],
    [4, 2, 32],
    [4, 5, 38],
    [4, 15, 58],
    [5, 3, 30],
    [5, 6, 39],
    [5, 4, 33],
    [6, 5, 36],
  ])('[mu/7.1] %i players, %i cards: the goal is %i', (players, bid, goal) => {
    expect(goalOf(fresh(players, {}), bid)).toBe(goal);
  });

  test('[mu/7.1] the goal can be varied', () => {
    expect(goalOf(fresh(4, { goalBase: 20, goalStep: 3 }), 2)).toBe(26);
  });

  test('[mu/7.2] three players, bid 3, exactly 16 points: made, +30', () => {
    expect(bonuses(played({ bid: 3, trump: 'R', captured: [16, 10, 10] }))).toEqual([30, 0, 0]);
  });

  test('[mu/7.2] more than the goal gives nothing more', () => {
    expect(bonuses(played({ bid: 3, trump: 'R', captured: [36, 0, 0] }))).toEqual([30, 0, 0]);
  });

  test('[mu/7.2] the points of Chief and partner count together, and both score', () => {
    const state = played({ bid: 2, trump: 'R', captured: [12, 20, 28, 0] });
    expect(bonuses(state)).toEqual([20, 20, 0, 0]);
  });

  test.each([
    ['R', 20],
    ['1', 30],
    ['7', 30],
    ['0', 40],
    ['9', 40],
    ['none', 50],
  ])('[mu/7.3] four players, bid 2 on %s made: +%i each', (trump, score) => {
    const state = played({ bid: 2, trump, captured: [16, 16, 28, 0] });
    expect(bonuses(state)).toEqual([score, score, 0, 0]);
  });

  test('[mu/7.4] bid 9 on 3s made gives 100, not 110', () => {
    const state = played({ bid: 9, trump: '3', captured: [30, 16, 14, 0] });
    expect(bonuses(state)).toEqual([100, 100, 0, 0]);
  });

  test('[mu/7.4] the cap can be varied', () => {
    const state = played({
      bid: 9,
      trump: '3',
      captured: [46, 0, 14, 0],
      options: { bonusCap: 0 },
    });
    expect(bonuses(state)).toEqual([0, 0, 0, 0]);
  });

  test('[mu/7.5] four players, bid 5, 35 points: two missed, Chief −20, opponents +10', () => {
    const state = played({ bid: 5, trump: '7', captured: [20, 15, 25, 0] });
    expect(bonuses(state)).toEqual([-20, 0, 10, 10]);
  });

  test('[mu/7.5] six players, bid 5, 27 points: level 2, Chief −30, opponents +15', () => {
    const state = played({ bid: 5, trump: 'R', captured: [20, 7, 33, 0, 0, 0], vice: 2 });
    expect(bonuses(state)).toEqual([-30, 0, 15, 15, 15, 15]);
  });

  test('[mu/7.5] five players, bid 4, 20 points: level 0, Chief −40, opponents +20', () => {
    const state = played({ bid: 4, trump: 'none', captured: [20, 0, 40, 0, 0] });
    expect(bonuses(state)).toEqual([-40, 0, 20, 20, 20]);
  });

  test('[mu/7.6] three players, bid 3, 15 points: Chief −10, both others +5', () => {
    expect(bonuses(played({ bid: 3, trump: '7', captured: [15, 21, 0] }))).toEqual([-10, 5, 5]);
  });

  test('[mu/7.6] a large miss has no cap', () => {
    const state = played({ bid: 15, trump: 'R', captured: [0, 0, 60, 0] });
    expect(bonuses(state)).toEqual([-150, 0, 75, 75]);
  });

  test('[mu/7.7] everybody scores the points they took, whatever became of the bid', () => {
    const state = played({ bid: 5, trump: '7', captured: [20, 15, 25, 0] });
    const sums = [0, 0, 0, 0];
    mu.score(state, (seat, score) => {
      sums[seat] += score;
    });
    expect(sums).toEqual([0, 15, 35, 10]);
  });

  test('[mu/7.8] the second of two at one card loses 10, the first gains 5', () => {
    expect(stalemate([1, 1, 0, 0], 1)).toEqual([5, -10, 0, 0]);
  });

  test('[mu/7.8] four in a stalemate of twelve cards: −120 and +60 each', () => {
    expect(stalemate([12, 12, 12, 12], 2)).toEqual([60, 60, -120, 60]);
  });

  test('[mu/7.8] its price can be varied', () => {
    const options = { stalematePenalty: 7, stalemateReward: 3 };
    expect(stalemate([2, 2, 1, 0], 0, options)).toEqual([-14, 6, 0, 0]);
  });
});

describe('a match of Mü', () => {
  const match = (totals: readonly number[], options = {}, deal = 0) => {
    const { setup } = fresh(4, options);
    return { setup: { ...setup, deal }, totals, over: false };
  };
  const deal = (options = {}) => played({ bid: 2, trump: 'R', captured: [12, 20, 28, 0], options });

  test('[mu/7.9] a deal’s scores are added to the totals', () => {
    expect(settle(mu, match([1, 2, 3, 4]), deal()).totals).toEqual([33, 42, 31, 4]);
  });

  test('[mu/8.1] it ends at 200 after a deal, and not below', () => {
    expect(settle(mu, match([0, 160, 0, 0]), deal()).over).toBe(true);
    expect(settle(mu, match([0, 159, 0, 0]), deal()).over).toBe(false);
  });

  test('[mu/8.1] another target', () => {
    expect(settle(mu, match([0, 0, 0, 0], { target: 40 }), deal()).over).toBe(true);
  });

  test('[mu/8.2] an agreed number of deals for each, and no target', () => {
    const two = { deals: 2 };
    expect(settle(mu, match([500, 0, 0, 0], two, 6), deal(two)).over).toBe(false);
    expect(settle(mu, match([0, 0, 0, 0], two, 7), deal(two)).over).toBe(true);
  });

  test('[mu/8.3] a tie for the highest total is shared', () => {
    const { setup } = fresh(4, {});
    expect(winners({ setup, totals: [210, 180, 210, 0], over: true })).toEqual([0, 2]);
    expect(winners({ setup, totals: [210, 180, 210, 0], over: false })).toEqual([]);
  });
});
