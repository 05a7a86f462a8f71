// Ninja Whist: the vectors of the rulings, put to the naive implementation itself.
import { describe, expect, test } from 'vitest';
import { hands, playable, plays, refusal, run, start, tableOf, winningCard } from './builders.ts';
import { range, sum, without } from './cards.ts';
import {
  mayTake,
  type NinjaOptions,
  ninjaDeck,
  ninjaOrder,
  ninjaRounds,
  ninjaTrump,
} from './ninja-score.ts';
import { defaultOptions } from './options.ts';
import { TOKENS } from './tokens.ts';
import type { Move, Table } from './types.ts';

const options = defaultOptions('ninja-whist', 4) as unknown as NinjaOptions;

describe('ninja-whist rounds and deck', () => {
  test('[NW1] [NW10] 45 or 46 cards, 32 tokens', () => {
    expect([
      ninjaDeck(options).length,
      ninjaDeck({ ...options, lesserArcher: true }).length,
    ]).toEqual([45, 46]);
    expect([TOKENS.length, new Set(TOKENS).size]).toEqual([32, 31]);
  });

  test('[NW2] tricks of a whole game: 225 and 121 for three and four', () => {
    const tricks = range(3, 9).map((players) => sum(ninjaRounds(players, options)));
    expect(tricks).toEqual([225, 121, 81, 49, 36, 25, 25]);
  });

  test('[NW2] by twos, and the largest hand twice', () => {
    expect(ninjaRounds(5, { ...options, step: 2 })).toEqual([1, 3, 5, 7, 9, 8, 6, 4, 2]);
    expect(ninjaRounds(8, { ...options, doubleMax: true })).toEqual([1, 2, 3, 4, 5, 5, 4, 3, 2, 1]);
  });

  test('[NW3] an ace or archer turned up makes no trump', () => {
    expect([
      ninjaTrump('WA'),
      ninjaTrump('AR'),
      ninjaTrump('LA'),
      ninjaTrump(null),
      ninjaTrump('T10'),
    ]).toEqual(['none', 'none', 'none', 'none', 'T']);
  });
});

describe('ninja-whist order of cards', () => {
  const won = (trump: string, line: string, more: Partial<NinjaOptions> = {}) =>
    winningCard(ninjaOrder(trump, { ...options, ...more }), line);

  test('[NW8] tokens raise 2 to 10, never above the king; equals: earlier wins', () => {
    expect(won('none', 'N8 N6+ccd+c')).toBe('N6+ccd+c');
    expect(won('none', 'N8 N6+cc')).toBe('N8');
    expect(won('none', 'N6+cc N8')).toBe('N6+cc');
    expect(won('none', 'N10+cc+cca+c NK')).toBe('NK');
    expect(won('none', 'N10 N9+cc+c')).toBe('N9+cc+c');
    expect(won('none', 'N10+c N10+cc')).toBe('N10+cc');
    expect(won('none', 'N6+ab N7')).toBe('N7');
  });

  test('[NW7] the ace kills the king of its suit, and as a trump an archer', () => {
    expect(won('none', 'WK WA W10')).toBe('WA');
    expect(won('none', 'WA W2')).toBe('W2');
    expect(won('none', 'WA FK')).toBe('WA');
    expect(won('none', 'W2 FK FA')).toBe('W2');
    expect(won('W', 'FK AR WA W10')).toBe('WA');
    expect(won('W', 'FK LA WA', { lesserArcher: true })).toBe('WA');
    expect(won('W', 'FK AR FA')).toBe('AR');
    expect(won('W', 'WA W2 F10')).toBe('W2');
  });

  test('[NW6] archers', () => {
    expect(won('none', 'W2 AR W3')).toBe('AR');
    expect(won('none', 'WK WA AR')).toBe('AR');
    expect(won('none', 'W2 AR W3', { archersAtNoTrump: 'ownSuit' })).toBe('W3');
    expect(won('none', 'AR WK FK')).toBe('AR');
    expect(won('none', 'LA AR WK')).toBe('AR');
    expect(won('F', 'LA F10 FK AR')).toBe('AR');
    expect(won('F', 'W2 LA FK')).toBe('LA');
    expect(won('T', 'WK T2')).toBe('T2');
  });
});

describe('ninja-whist moves', () => {
  const bid = (seat: number, tricks: number): Move => ({ seat, type: 'bid', tricks });
  const small = (...lines: string[]): Table =>
    tableOf('ninja-whist', hands(...lines), { turnUp: 'W2' });

  test('[NW4] hand size 1: sum 0 forbids the dealer 1, sum 1 forbids 0', () => {
    const zero = run(start('ninja-whist', small('W3', 'W4', 'W5')), [bid(1, 0), bid(2, 0)]);
    expect([refusal(zero, bid(0, 1)), refusal(zero, bid(0, 0))]).toEqual(['NW4', undefined]);
    const one = run(start('ninja-whist', small('W3', 'W4', 'W5')), [bid(1, 1), bid(2, 0)]);
    expect([refusal(one, bid(0, 0)), refusal(one, bid(0, 1))]).toEqual(['NW4', undefined]);
  });

  test('[NW5] an archer may not be played while one can follow; a led archer asks for the other', () => {
    const deal = { turnUp: 'T2', tricks: [{ leader: 1, winner: 2, token: 'a' }] };
    const table = tableOf('ninja-whist', hands('F2 F3', 'W2 AR', 'W3 LA'), deal, {
      lesserArcher: true,
    });
    const play = run(start('ninja-whist', { ...table, index: 1 }), [
      bid(1, 0),
      bid(2, 0),
      bid(0, 0),
    ]);
    expect(playable(plays(play, 'W2'))).toEqual(['W3']);
    plays(play, 'W3', 'F2');
    expect(playable(plays(play, 'LA', 'F3'))).toEqual(['AR']);
  });

  test('[NW8] a token must show the suit of its card, which must be a 2 to 10', () => {
    expect([mayTake('N6', 'cca'), mayTake('N6', 'ab'), mayTake('N6', '-')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([mayTake('NA', 'c'), mayTake('NK', 'c'), mayTake('AR', 'a')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('[NW9] with the stock empty the winner takes from another who has most, or moves an own token', () => {
    const take = (areas: string[][]) => {
      const table = { ...small('W3', 'W4', 'W5'), carry: { passedHands: 0, scoreAreas: areas } };
      const play = plays(
        run(start('ninja-whist', table), [bid(1, 0), bid(2, 0), bid(0, 0)]),
        'W4',
        'W5',
        'W3',
      );
      expect([play.seats(), play.rule(), play.tricks()]).toEqual([[2], 'NW9', []]);
      const moves = play.candidates(2).filter((move) => refusal(play, move) === undefined);
      return [...new Set(moves.map((move) => (move.type === 'take' ? move.from : -1)))];
    };
    expect(take([TOKENS.slice(0, 10), TOKENS.slice(10, 21), TOKENS.slice(21)])).toEqual([1]);
    expect(take([TOKENS.slice(0, 10), TOKENS.slice(10, 20), TOKENS.slice(20)])).toEqual([2]);
    expect(take([TOKENS.slice(0, 14), TOKENS.slice(14, 28), TOKENS.slice(28)])).toEqual([0, 1]);
  });

  test('[NW9] a played token goes back before the draw, and can be drawn', () => {
    const areas = [['a'], [], without(TOKENS, ['a'])];
    const deal = { turnUp: 'F2', tricks: [{ leader: 1, winner: 0, token: 'a' }] };
    const table = {
      ...tableOf('ninja-whist', hands('W3', 'F4', 'F5'), deal),
      carry: { passedHands: 0, scoreAreas: areas },
    };
    const play = run(start('ninja-whist', table), [bid(1, 0), bid(2, 0), bid(0, 0)]);
    plays(play, 'F4', 'F5');
    run(play, [{ seat: 0, type: 'play', card: 'W3', tokens: ['a'] }]);
    expect([play.seats(), play.tricks(), play.scores()]).toEqual([
      [],
      [{ leader: 1, winner: 2, token: 'a' }],
      [10, 10, 0],
    ]);
  });
});
