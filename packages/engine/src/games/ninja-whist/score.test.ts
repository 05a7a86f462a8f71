import { describe, expect, test } from 'vitest';
import { optionsOf } from '../../../test/driver.ts';
import { areas, put, round } from '../../../test/ninja.ts';
import { openMatch, scoresOf, settle, winners } from '../../index.ts';
import { ninjaWhist } from './index.ts';

const LAST = 28;

/** A round of one card that seat 2 wins; bids 0, 0 and `bid`. */
function ended(bids: readonly number[], more: object = {}) {
  return round({ hands: ['W2', 'W3', 'W9'], ...more }).do(
    ...bids.map((tricks) => `bid ${tricks}`),
    ...['W2', 'W3', 'W9'].map(put),
  );
}

describe('the score', () => {
  test('[ninja-whist/7.1] 10 for the exact number of tricks, nothing for any other', () => {
    expect(ended([0, 1, 1]).scores()).toEqual([10, 0, 10]);
    expect(ended([1, 1, 0]).scores()).toEqual([0, 0, 0]);
  });

  test('[ninja-whist/7.1] not 10 a trick', () => {
    const table = round({ hands: ['WK W10', 'F2 F3', 'N2 N3'] });
    table.do('bid 2', 'bid 0', 'bid 1', ...['WK', 'F2', 'N2', 'W10', 'F3', 'N3'].map(put));
    expect(table.scores()).toEqual([10, 10, 0]);
  });

  test('[ninja-whist/7.1] bidScore says how much', () => {
    expect(ended([0, 1, 1], { options: { bidScore: 3 } }).scores()).toEqual([3, 0, 3]);
  });

  test('[ninja-whist/7.2] tokens won go to the score areas for the next round', () => {
    const { state } = ended([0, 0, 0], { tokens: ['a', '', 'bcd'] });
    expect(ninjaWhist.next(state).carry).toEqual(areas('a', '', 'bcd -'));
  });

  test('[ninja-whist/7.2] tokens played do not', () => {
    const table = round({ hands: ['W2', 'W3', 'W9'], tokens: ['a', '', 'aab'] });
    table.do('bid 0', 'bid 0', 'bid 0', put('a+W2'), put('W3'), put('aab+W9'));
    expect(ninjaWhist.next(table.state).carry).toEqual(areas('', '', '-'));
  });

  test('[ninja-whist/7.3] 1 for each token after the last round, those just won included', () => {
    const table = ended([0, 0, 0], { deal: LAST, tokens: ['a', '', 'aab bcd'] });
    expect(table.scores()).toEqual([10 + 1, 10, 3]);
  });

  test('[ninja-whist/7.3] not in an earlier round', () => {
    const table = ended([0, 0, 0], { deal: LAST - 1, tokens: ['a', '', 'aab bcd'] });
    expect(table.scores()).toEqual([10, 10, 0]);
  });

  test('[ninja-whist/7.3] tokenScore says how much', () => {
    const options = { tokenScore: 5, bidScore: 0 };
    const table = ended([0, 0, 0], { deal: LAST, tokens: ['a', '', 'aab bcd'], options });
    expect(table.scores()).toEqual([5, 0, 15]);
  });

  test('[ninja-whist/7.4] the score is the sum of the lines and is added to the total', () => {
    const { state } = ended([0, 0, 0], { deal: LAST, tokens: ['a', '', 'aab bcd'] });
    const lines: [number, number, string][] = [];
    ninjaWhist.score(state, (seat, score, clause) => lines.push([seat, score, clause]));
    expect(lines).toContainEqual([0, 10, 'ninja-whist/7.1']);
    expect(lines).toContainEqual([0, 1, 'ninja-whist/7.3']);
    const match = { setup: state.setup, totals: [100, 200, 300], over: false };
    expect(settle(ninjaWhist, match, state).totals).toEqual([111, 210, 303]);
    expect(scoresOf(ninjaWhist, state, 3)).toEqual([11, 10, 3]);
  });

  test('[ninja-whist/8.1] the match ends after the last round, whatever the totals', () => {
    const finished = (deal: number, given: object = {}) => {
      const options = optionsOf(ninjaWhist, 3, given);
      const { setup } = openMatch(ninjaWhist, 3, options, 0);
      return ninjaWhist.finished({ ...setup, deal }, [999, 0, 0]);
    };
    expect([LAST - 1, LAST].map((deal) => finished(deal))).toEqual([false, true]);
    expect([13, 14].map((deal) => finished(deal, { step: 2 }))).toEqual([false, true]);
  });

  test('[ninja-whist/8.1] the highest total wins', () => {
    const { state } = ended([0, 0, 0], { deal: LAST });
    const match = { setup: state.setup, totals: [100, 105, 100], over: false };
    expect(winners(settle(ninjaWhist, match, state))).toEqual([1]);
  });

  test('[ninja-whist/8.2] a tie is shared', () => {
    const { state } = ended([0, 0, 0], { deal: LAST });
    const match = { setup: state.setup, totals: [100, 100, 109], over: false };
    expect(winners(settle(ninjaWhist, match, state))).toEqual([0, 1, 2]);
  });
});
