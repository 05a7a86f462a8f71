import { describe, expect, test } from 'vitest';
import { FIRST } from '../../../test/builders.ts';
import { lead, open, others, put, takes } from '../../../test/ninja.ts';
import { actionsOf } from '../../index.ts';
import { ninjaWhist } from './index.ts';
import { TOKENS } from './tokens.ts';

const view = (table: ReturnType<typeof lead>) => ninjaWhist.view(table.state, 0);

describe('playing tokens', () => {
  const hands = ['WA W6 WK F5 AR', 'W9 W8 W7 W5 W4', 'N2 N3 N4 N5 N6'];

  test('[ninja-whist/6.1] with a card from 2 to 10, as many as one likes', () => {
    const table = lead({ hands, tokens: ['a aab abc', '', ''] });
    expect(table.refusal('play a / W6')).toBeUndefined();
    expect(table.refusal('play a aab abc / W6')).toBeUndefined();
  });

  test('[ninja-whist/6.1] not with an Ace, a King or an Archer', () => {
    const table = lead({ hands, tokens: ['a aab abc', '', ''] });
    for (const card of ['WA', 'WK', 'AR']) {
      expect(table.refusal(`play a / ${card}`)?.clause).toBe('ninja-whist/6.1');
    }
  });

  test('[ninja-whist/6.1] only one has them oneself, and each only once', () => {
    const table = lead({ hands, tokens: ['a', 'aab', ''] });
    expect(table.refusal('play aab / W6')?.clause).toBe('ninja-whist/6.1');
    expect(table.refusal('play a a / W6')?.clause).toBe('ninja-whist/6.1');
  });

  test('[ninja-whist/6.1] the order in which they are named says nothing', () => {
    const table = lead({ hands, tokens: ['a aab abc', '', ''] }).do('play abc a / W6');
    expect(ninjaWhist.history(table.state, 0).at(-1)).toEqual({
      seat: 0,
      type: 'play',
      tokens: ['a', 'abc'],
      card: 'W6',
    });
  });

  test('[ninja-whist/6.1] cards come first among what is legal, then tokens that fit', () => {
    const table = lead({ hands, tokens: ['- a b c bbc', '', ''] });
    expect(open(table)).toEqual(['WA', 'W6', 'WK', 'F5', 'AR', 'a', 'b', 'bbc']);
  });

  test('[ninja-whist/6.2] after a token only cards and tokens that fit all of them', () => {
    const table = lead({ hands, tokens: ['a b bbc abc', '', ''] });
    const begun = ninjaWhist.copy(table.state);
    const actions = actionsOf(ninjaWhist, { seat: 0, type: 'play', tokens: ['b'], card: 'F5' });
    if (!actions.ok) throw new Error(actions.error.why.key);
    ninjaWhist.apply(begun, 0, actions.value[0], FIRST);
    table.state = begun;
    expect(open(table)).toEqual(['F5', 'bbc', 'abc']);
  });

  test('[ninja-whist/6.2] each token must show the suit of the card', () => {
    const table = lead({ hands, tokens: ['a b abc', '', ''] });
    expect(table.refusal('play b / F5')).toBeUndefined();
    expect(table.refusal('play a / F5')?.clause).toBe('ninja-whist/6.2');
    expect(table.refusal('play a b / W6')?.clause).toBe('ninja-whist/6.2');
    expect(table.refusal('play a abc / W6')).toBeUndefined();
  });

  test('[ninja-whist/6.2] a blank is never played', () => {
    const table = lead({ hands, tokens: ['- - a', '', ''] });
    expect(table.refusal('play - / W6')?.clause).toBe('ninja-whist/6.2');
  });

  test('[ninja-whist/6.3] a 6 with three icons beats an 8, before or after it', () => {
    expect(takes(null, ['a+aab+W6', 'W8', 'F2'])).toBe(0);
    expect(takes(null, ['W8', 'a+aab+W6', 'F2'])).toBe(1);
  });

  test('[ninja-whist/6.3] a 6 with two icons is equal to an 8: the earlier wins', () => {
    expect(takes(null, ['aab+W6', 'W8', 'F2'])).toBe(0);
    expect(takes(null, ['W8', 'aab+W6', 'F2'])).toBe(0);
    expect(takes('W3', ['F2', 'W8', 'aab+W6'])).toBe(1);
  });

  test('[ninja-whist/6.3] only icons of the suit of the card count', () => {
    expect(takes(null, ['bba+W6', 'W8', 'F2'])).toBe(1);
    expect(takes(null, ['bba+F6', 'F8', 'W2'])).toBe(0);
  });

  test('[ninja-whist/6.3] a 10 with two icons is above a 10, and below one with three', () => {
    expect(takes(null, ['N9', 'N10', 'cc+N9', 'W2'])).toBe(2);
    expect(takes(null, ['T9', 'dd+T10', 'd+ddc+T8', 'W2'])).toBe(1);
    expect(takes(null, ['dd+T9', 'd+ddc+T10', 'T8', 'W2'])).toBe(1);
  });

  test('[ninja-whist/6.4] a 10 with five icons loses to the King', () => {
    expect(takes(null, ['aa+aab+abc+W10', 'WK', 'F2'])).toBe(1);
    expect(takes(null, ['WK', 'aa+aab+abc+W10', 'F2'])).toBe(0);
  });

  test('[ninja-whist/6.4] all eighteen icons of a suit do not reach the King', () => {
    const all = TOKENS.filter((token) => token.includes('d')).join('+');
    expect(takes('T3', ['TK', `${all}+T10`, 'T9'])).toBe(0);
    expect(takes('T3', ['T9', `${all}+T2`, 'T10'])).toBe(1);
  });

  test('[ninja-whist/6.5] tokens on a card that cannot win are legal and lost', () => {
    const table = lead({ hands: ['W2', 'F9', 'W3'], tokens: ['', 'b', ''] });
    table.do(put('W2'), put('b+F9'), put('W3'));
    expect(ninjaWhist.tricks(table.state)[0].winner).toBe(2);
    expect(view(table).scoreAreas).toEqual([[], [], []]);
    expect(view(table).tokenStock).toBe(31);
  });
});

describe('the end of a trick', () => {
  const hands = ['W2 F9', 'W3 F3', 'W9 F4'];
  const trick = ['W2', 'W3', 'W9'].map(put);

  test('[ninja-whist/6.6] tokens played go back to the stock, before the draw', () => {
    // The last token of the stock: if "bcd" came back too late, it could not be drawn.
    const last = { below: (n: number) => n - 1 };
    const table = lead({ hands: ['N6', 'N2', 'N3'], tokens: ['bcd', '', ''] }, last);
    table.do('play bcd / N6', put('N2'), put('N3'));
    expect(view(table).playAreas[0]).toEqual(['bcd']);
    expect(view(table).scoreAreas[0]).toEqual([]);
    expect(view(table).tokenStock).toBe(31);
  });

  test('[ninja-whist/6.6] until then they lie with the card', () => {
    const table = lead({ hands: ['N6', 'N2', 'N3'], tokens: ['bcd', '', ''] }).do('play bcd / N6');
    expect(view(table).table).toEqual([{ seat: 0, type: 'play', tokens: ['bcd'], card: 'N6' }]);
    expect(view(table).tokenStock).toBe(31);
    expect(view(table).scoreAreas[0]).toEqual([]);
  });

  test('[ninja-whist/6.7] the winner draws, each token of the stock being one chance', () => {
    const drawn: string[] = [];
    for (let i = 0; i < 30; i++) {
      const asked: number[] = [];
      const below = (n: number) => {
        asked.push(n);
        return i;
      };
      const table = lead({ hands, tokens: ['a', 'b', ''] }, { below }).do(...trick);
      expect(asked).toEqual([30]);
      drawn.push(...view(table).playAreas[2]);
    }
    expect(drawn).toEqual(others('a', 'b'));
  });

  test('[ninja-whist/6.7] the record tells which token was drawn, and what could not have been', () => {
    const { state } = lead({ hands, tokens: ['a', '-', ''] });
    const place = (token: string) => ninjaWhist.recall?.(state, { leader: 0, winner: 0, token });
    expect(['-', 'b', 'bcd'].map(place)).toEqual([0, 1, 29]);
    expect(['a', 'x'].map(place)).toEqual([-1, -1]);
    expect(ninjaWhist.recall?.(state, { leader: 0, winner: 0 })).toBe(-1);
  });

  /** Seat 2 wins a trick with an empty stock; the others' areas are given by their sizes. */
  function empty(first: number, second: number) {
    const tokens = [TOKENS.slice(0, first), TOKENS.slice(first, first + second)];
    const rest = TOKENS.slice(first + second);
    return lead({ hands, tokens: [...tokens, rest].map((each) => each.join(' ')) }).do(...trick);
  }

  test('[ninja-whist/6.8] with an empty stock the winner takes from whoever has most', () => {
    const table = empty(20, 2);
    expect(table.state.phase).toBe('take');
    expect(table.state.turn).toBe(2);
    expect(open(table)).toEqual(['0']);
    expect(table.refusal('take 1 bbd')?.clause).toBe('ninja-whist/6.8');
    expect(table.refusal('take 0 bcd')?.clause).toBe('ninja-whist/6.8');
    table.do('take 0 aab');
    expect(view(table).playAreas).toEqual([[], [], ['aab']]);
    expect(view(table).scoreAreas[0]).toEqual(TOKENS.slice(0, 20).filter((t) => t !== 'aab'));
  });

  test('[ninja-whist/6.8] nobody leads before the token is taken, and the trick ends with it', () => {
    const table = empty(20, 2);
    expect(table.refusal(put('F4'))?.clause).toBe('ninja-whist/4.1');
    expect(table.refusal('0: take 0 a')?.clause).toBe('ninja-whist/6.8');
    expect(ninjaWhist.tricks(table.state)).toEqual([]);
    expect(view(table).table.length).toBe(3);
    table.do('take 0 -');
    expect(ninjaWhist.tricks(table.state)).toEqual([{ leader: 0, winner: 2, token: '-' }]);
    expect(table.refusal(put('F4'))).toBeUndefined();
    expect(table.refusal('take 0 a')?.clause).toBe('ninja-whist/6.8');
  });

  test('[ninja-whist/6.8] among several with most the winner chooses', () => {
    const table = empty(12, 12);
    expect(open(table)).toEqual(['0', '1']);
    expect(table.refusal('take 0 a')).toBeUndefined();
    expect(table.refusal('take 1 ddb')?.clause).toBe('ninja-whist/6.8');
    expect(table.refusal('take 1 bcd')?.clause).toBe('ninja-whist/6.8');
    expect(table.refusal('take 1 bbd')).toBeUndefined();
  });

  test('[ninja-whist/6.8] two blanks in one place are one choice, and go one by one', () => {
    const table = empty(20, 2).do('take 0 -');
    expect(view(table).scoreAreas[0][0]).toBe('-');
    table.do(put('F4'), put('F9'), put('F3'), 'take 0 -');
    expect(view(table).playAreas).toEqual([['-'], [], ['-']]);
    expect(view(table).scoreAreas[0][0]).toBe('a');
  });

  test('[ninja-whist/6.8] tokens that were played fill the stock again', () => {
    const tokens = [others('a').join(' '), '', 'a'];
    const table = lead({ hands, tokens }).do(put('W2'), put('W3'), put('a+W9'));
    expect(table.state.phase).toBe('play');
    expect(view(table).playAreas[2]).toEqual(['a']);
  });

  test('[ninja-whist/6.9] if the winner alone has most, one of their own moves', () => {
    const table = empty(5, 6);
    expect(open(table)).toEqual(['2']);
    expect(table.refusal('take 1 bb')?.clause).toBe('ninja-whist/6.9');
    table.do('take 2 bcd');
    expect(view(table).playAreas[2]).toEqual(['bcd']);
    expect(view(table).scoreAreas[2]).not.toContain('bcd');
  });

  test('[ninja-whist/6.9] if others have as many, it comes from one of them', () => {
    const table = lead({
      hands: ['W2 F9', 'W3 F3', 'W9 F4', 'W4 F5'],
      tokens: [0, 8, 16, 24].map((at) => TOKENS.slice(at, at + 8).join(' ')),
    }).do(...['W2', 'W3', 'W9', 'W4'].map(put));
    expect(open(table)).toEqual(['0', '1', '3']);
    expect(table.refusal('take 2 aab')?.clause).toBe('ninja-whist/6.9');
  });

  test('[ninja-whist/6.10] a token cannot be played in the round in which it was won', () => {
    const knives = { below: () => 4 };
    const table = lead({ hands: ['N6 N7', 'N2 N3', 'N4 N5'] }, knives);
    table.do(put('N6'), put('N2'), put('N4'));
    expect(view(table).playAreas[0]).toEqual(['c']);
    expect(table.refusal('play c / N7')?.clause).toBe('ninja-whist/6.10');
    expect(open(table)).toEqual(['N7']);
  });

  test('[ninja-whist/6.10] everybody sees all tokens and counts tricks by them', () => {
    const table = lead({ hands, tokens: ['a', 'b', 'cd'] }).do(...trick);
    for (const eyes of [-1, 0, 1, 2]) {
      expect(ninjaWhist.view(table.state, eyes)).toMatchObject({
        scoreAreas: [['a'], ['b'], ['cd']],
        playAreas: [[], [], ['-']],
        taken: [0, 0, 1],
      });
    }
  });
});
