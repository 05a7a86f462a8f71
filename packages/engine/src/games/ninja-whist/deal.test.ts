import { describe, expect, test } from 'vitest';
import { FIRST } from '../../../test/builders.ts';
import { seeded } from '../../../test/driver.ts';
import { areas, lead, open, put, round, setupOf } from '../../../test/ninja.ts';
import { assign, type Options, resolveOptions } from '../../index.ts';
import { ninjaWhist } from './index.ts';
import { roundsOf } from './rounds.ts';
import { TOKENS } from './tokens.ts';

const COUNTS = [3, 4, 5, 6, 7, 8, 9];
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
const rounds = (players: number, given: object = {}) => roundsOf(setupOf(players, given));

function refused(players: number, given: object): boolean {
  return !resolveOptions(ninjaWhist, players, given as Options).ok;
}

describe('the cards and tokens of Ninja Whist', () => {
  const pack = ninjaWhist.deck(setupOf(4));

  test('[ninja-whist/1.1] four suits of eleven cards, from the Ace up to the King', () => {
    expect(pack.filter((code) => code.startsWith('N')).join(' ')).toBe(
      'NA N2 N3 N4 N5 N6 N7 N8 N9 N10 NK',
    );
    expect(new Set(pack.slice(0, 44).map((code) => code[0]))).toEqual(new Set('WFNT'));
  });

  test('[ninja-whist/1.2] with the Archer there are 45 cards', () => {
    expect(pack.length).toBe(45);
    expect(pack.at(-1)).toBe('AR');
  });

  test('[ninja-whist/1.3] the Lesser Archer is the 46th card if the players want it', () => {
    expect(pack).not.toContain('LA');
    expect(ninjaWhist.deck(setupOf(4, { lesserArcher: true }))).toEqual([...pack, 'LA']);
  });

  test('[ninja-whist/1.4] 32 tokens: 2 blank, 4 with one icon, 10 with two, 16 with three', () => {
    expect(TOKENS.length).toBe(32);
    expect(TOKENS.filter((token) => token === '-').length).toBe(2);
    const icons = TOKENS.map((token) => token.replace('-', '').length);
    expect([0, 1, 2, 3].map((n) => icons.filter((each) => each === n).length)).toEqual([
      2, 4, 10, 16,
    ]);
    expect(new Set(TOKENS).size).toBe(31);
  });

  test('[ninja-whist/1.4] each suit has as many icons as the others', () => {
    const all = TOKENS.join('');
    expect([...'abcd'].map((icon) => all.split(icon).length - 1)).toEqual([18, 18, 18, 18]);
  });

  test('[ninja-whist/1.5] all tokens are in the stock at first; later those in the areas are not', () => {
    expect(ninjaWhist.view(round({ hands: ['W2', 'W3', 'W4'] }).state, 0).tokenStock).toBe(32);
    const { state } = round({ hands: ['W2', 'W3', 'W4'], tokens: ['a b', '- bcd', ''] });
    expect(ninjaWhist.view(state, 0)).toMatchObject({
      tokenStock: 28,
      scoreAreas: [['a', 'b'], ['-', 'bcd'], []],
      playAreas: [[], [], []],
    });
  });
});

describe('rounds and deal', () => {
  test('[ninja-whist/2.1] the deal passes to the left, from the last seat to the first', () => {
    const over = (dealer: number) =>
      lead({ hands: ['W2', 'W3', 'W4'], dealer }).do(
        ...[1, 2, 3].map((i) => put(['W2', 'W3', 'W4'][(dealer + i) % 3])),
      ).state;
    expect(ninjaWhist.next(over(0)).dealer).toBe(1);
    expect(ninjaWhist.next(over(2)).dealer).toBe(0);
  });

  test('[ninja-whist/2.2] the largest hands', () => {
    expect(COUNTS.map((players) => Math.max(...rounds(players)))).toEqual([15, 11, 9, 7, 6, 5, 5]);
  });

  test('[ninja-whist/2.3] up by one and down by one', () => {
    expect(rounds(7)).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    expect(COUNTS.map((players) => rounds(players).length)).toEqual([29, 21, 17, 13, 11, 9, 9]);
  });

  test('[ninja-whist/2.3] tricks and cards played in a whole match', () => {
    const tricks = COUNTS.map((players) => sum(rounds(players)));
    expect(tricks).toEqual([225, 121, 81, 49, 36, 25, 25]);
    const cards = COUNTS.map((players, i) => players * tricks[i]);
    expect(cards).toEqual([675, 484, 405, 294, 252, 200, 225]);
  });

  test('[ninja-whist/2.3] a deal with other hands is not accepted', () => {
    const setup = setupOf(3, {}, 1);
    const hands = [
      ['W2', 'W3'],
      ['F2', 'F3'],
      ['N2', 'N3'],
    ];
    expect(ninjaWhist.check(setup, { hands, turnUp: 'T2' })).toBeUndefined();
    expect(ninjaWhist.check(setupOf(3), { hands, turnUp: 'T2' })?.why.key).toBe('hand-size');
    expect(ninjaWhist.check(setup, { hands, turnUp: 'N3' })?.why.values).toEqual({ card: 'N3' });
    expect(ninjaWhist.check(setup, { hands, turnUp: 'LA' })?.why.values).toEqual({ given: '"LA"' });
  });

  test('[ninja-whist/2.4] in twos: odd sizes up, even ones down', () => {
    expect(rounds(5, { step: 2 })).toEqual([1, 3, 5, 7, 9, 8, 6, 4, 2]);
    expect(rounds(3, { step: 2 }).length).toBe(15);
    expect(rounds(4, { step: 2 }).at(-1)).toBe(2);
  });

  test('[ninja-whist/2.4] only three to five players may go in twos, and nobody in threes', () => {
    expect(COUNTS.map((players) => refused(players, { step: 2 }))).toEqual(
      COUNTS.map((players) => players > 5),
    );
    expect(COUNTS.some((players) => refused(players, { step: 1 }))).toBe(false);
    expect(refused(3, { step: 3 })).toBe(true);
    expect(refused(3, { step: '2' })).toBe(true);
  });

  test('[ninja-whist/2.4] as people type it, the step is a number', () => {
    expect(assign(ninjaWhist, {}, 'step=2')).toEqual({ ok: true, value: { step: 2 } });
    expect(assign(ninjaWhist, {}, 'step=3')).toEqual({ ok: true, value: { step: '3' } });
  });

  test('[ninja-whist/2.5] the largest hands twice', () => {
    expect(rounds(9, { doubleMax: true })).toEqual([1, 2, 3, 4, 5, 5, 4, 3, 2, 1]);
  });

  test('[ninja-whist/2.5] only seven players or more may double', () => {
    expect(COUNTS.map((players) => refused(players, { doubleMax: true }))).toEqual(
      COUNTS.map((players) => players < 7),
    );
  });

  test('[ninja-whist/2.6] the suit of the card turned up is trump', () => {
    const trump = (turnUp: string) =>
      ninjaWhist.view(round({ hands: ['W2', 'W3', 'W4'], turnUp }).state, 0).trump;
    expect(['F2', 'NK', 'T10'].map(trump)).toEqual(['F', 'N', 'T']);
  });

  test('[ninja-whist/2.6] an Ace or an Archer turned up means no trump', () => {
    const trumps = (turnUp: string) => {
      const view = ninjaWhist.view(round({ hands: ['W2', 'W3', 'W4'], turnUp }).state, 0);
      return [view.trump, view.trumps.join()];
    };
    expect(['FA', 'AR', 'LA'].map(trumps)).toEqual(Array(3).fill(['none', 'AR']));
  });

  test('[ninja-whist/2.6] the card after the last hand is the one turned up', () => {
    const one = ninjaWhist.layout(ninjaWhist.deal(setupOf(3), FIRST));
    expect(one).toEqual({ hands: [['WA'], ['AR'], ['TK']], turnUp: 'T10' });
  });

  test('[ninja-whist/2.7] with the largest hands nothing is turned up, both times if doubled', () => {
    const turned = (deal: number) =>
      ninjaWhist.layout(
        ninjaWhist.deal(setupOf(7, { doubleMax: true }, deal), seeded('turn', deal)),
      ).turnUp;
    expect([4, 5, 6, 7].map((deal) => turned(deal) === null)).toEqual([false, true, true, false]);
    const setup = setupOf(3, {}, 14);
    const { hands } = ninjaWhist.layout(ninjaWhist.deal(setup, seeded('largest')));
    expect(ninjaWhist.check(setup, { hands, turnUp: null })).toBeUndefined();
    expect(ninjaWhist.check(setup, { hands, turnUp: 'WA' })?.why.key).toBe('no-turn-up');
    expect(
      ninjaWhist.check(setupOf(3), { hands: [['W2'], ['W3'], ['W4']], turnUp: null })?.why.key,
    ).toBe('turn-up-missing');
  });

  test('[ninja-whist/2.8] the card turned up is seen by all and is in no hand', () => {
    for (let deal = 0; deal < 14; deal++) {
      const state = ninjaWhist.deal(setupOf(3, {}, deal), seeded('turned', deal));
      const { hands, turnUp } = ninjaWhist.layout(state);
      expect(hands.flat()).not.toContain(turnUp);
      expect([-1, 0, 1, 2].map((eyes) => ninjaWhist.view(state, eyes).turnUp)).toEqual(
        Array(4).fill(turnUp),
      );
    }
  });
});

describe('bids', () => {
  const hands = ['W2 W3', 'F2 F3', 'N2 N3'];

  test('[ninja-whist/3.1] from the eldest hand to the dealer, in turn', () => {
    const table = round({ hands, dealer: 0 });
    expect(table.state.turn).toBe(1);
    expect(table.refusal('0: bid 1')?.clause).toBe('ninja-whist/3.1');
    expect(table.do('bid 1', 'bid 1').state.turn).toBe(0);
  });

  test('[ninja-whist/3.1] bids are open, and no card is played before the last', () => {
    const table = round({ hands }).do('bid 2');
    expect(ninjaWhist.view(table.state, 2).bids).toEqual([2, null, null]);
    expect(table.refusal('play / F2')?.clause).toBe('ninja-whist/4.1');
    expect(table.do('bid 0', 'bid 1').refusal('bid 1')?.clause).toBe('ninja-whist/3.1');
  });

  test('[ninja-whist/3.2] from none to all of the tricks', () => {
    const table = round({ hands });
    expect(open(table)).toEqual(['0', '1', '2']);
    expect(table.refusal('bid 3')?.clause).toBe('ninja-whist/3.2');
    const eight = round({ hands: hands.map((hand) => `${hand} ${hand} ${hand} ${hand}`) });
    expect(eight.refusal('bid 8')).toBeUndefined();
  });

  test('[ninja-whist/3.3] the dealer may not make the sum equal the tricks', () => {
    const table = round({ hands }).do('bid 1', 'bid 0');
    expect(open(table)).toEqual(['0', '2']);
    expect(table.refusal('bid 1')?.clause).toBe('ninja-whist/3.3');
    expect(ninjaWhist.view(table.state, 0).barredBid).toBe(1);
  });

  test('[ninja-whist/3.3] nothing is barred if the others have bid more than there is', () => {
    const table = round({ hands }).do('bid 2', 'bid 1');
    expect(open(table)).toEqual(['0', '1', '2']);
    expect(ninjaWhist.view(table.state, 0).barredBid).toBeNull();
  });

  test('[ninja-whist/3.3] others may make the sum equal the tricks', () => {
    expect(round({ hands }).do('bid 1').refusal('bid 1')).toBeUndefined();
  });

  test('[ninja-whist/3.3] one card: after 0 the dealer cannot bid 1, after 1 not 0', () => {
    const one = { hands: ['W2', 'F2', 'N2'] };
    expect(open(round(one).do('bid 0', 'bid 0'))).toEqual(['0']);
    expect(open(round(one).do('bid 0', 'bid 1'))).toEqual(['1']);
    expect(open(round(one).do('bid 1', 'bid 1'))).toEqual(['0', '1']);
  });
});

test('tokens in the sign bit and all others survive a carry of 32', () => {
  const all = areas(TOKENS.join(' '), '', '');
  expect(all[0]).toBe(-1);
  const { state } = round({ hands: ['W2', 'W3', 'W4'], carry: all });
  expect(ninjaWhist.view(state, 0).scoreAreas[0]).toEqual(TOKENS);
  expect(ninjaWhist.view(state, 0).tokenStock).toBe(0);
});
