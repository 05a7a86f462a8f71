// YAMV: the vectors of the rulings, put to the naive implementation itself.
import { describe, expect, test } from 'vitest';
import { bids, hands, ranking, refusal, run, start, tableOf, winningCard } from './builders.ts';
import { range } from './cards.ts';
import { defaultOptions } from './options.ts';
import { type YamvOptions, yamvDeck, yamvOrder, yamvScores } from './yamv-score.ts';

describe('yamv', () => {
  const options = defaultOptions('yamv', 5) as unknown as YamvOptions;
  const deck = yamvDeck(5);
  const four = hands('S1 S2 S3', 'H1 H2 H3', 'D1 D2 D3', 'C1 C2 C3');
  const auction = (...turns: string[]) =>
    bids(start('yamv', tableOf('yamv', four, { stock: ['S4', 'H4'] })), ...turns);

  test('[YV1] 50, 62 and 74 cards', () => {
    expect([4, 5, 6].map((players) => yamvDeck(players).length)).toEqual([50, 62, 74]);
  });

  test('[YV4] tied for most: first from forehand; tied for second: nearest on the right', () => {
    const play = auction('H1', 'D1', 'C1', 'S1', '', '', '', '');
    expect(play.seats()).toEqual([1]);
    const partners = range(0, 3).filter(
      (partner) => refusal(play, { seat: 1, type: 'partner', partner }) === undefined,
    );
    expect(partners).toEqual([2, 3]);
  });

  test('[YV5] a lone bidder has no head defender, or by option the one on the right', () => {
    const lone = (zeroCardHeadDefender: boolean) =>
      bids(
        start('yamv', tableOf('yamv', four, { stock: ['S4', 'H4'] }, { zeroCardHeadDefender })),
        'H1',
        '',
        '',
        '',
        '',
      );
    expect(refusal(lone(false), { seat: 1, type: 'partner', partner: 0 })).toBeUndefined();
    expect(refusal(lone(true), { seat: 1, type: 'partner', partner: 0 })).toBe('YV6');
    const named = run(lone(true), [
      { seat: 1, type: 'partner', partner: 2 },
      { seat: 1, type: 'trump', name: 'H' },
    ]);
    expect(named.seats()).toEqual([0]);
    expect(refusal(named, { seat: 0, type: 'trump', name: '1' })).toBe('YV6');
    expect(refusal(named, { seat: 0, type: 'trump', name: 'none' })).toBeUndefined();
  });

  test('[YV7] sizes of the trump suit with five players', () => {
    const size = (...names: string[]) =>
      deck.filter((card) => yamvOrder(...names).effectiveSuit(card) === 'trump').length;
    const pairs = [
      ['S', '4'],
      ['S', '3'],
      ['S', 'none'],
      ['none', '4'],
      ['none', '3'],
      ['none', 'none'],
      ['4', '6'],
      ['4', '3'],
      ['3', '5'],
    ];
    expect(pairs.map((names) => size(...names))).toEqual([23, 20, 17, 10, 6, 2, 18, 14, 10]);
  });

  test('[YV7] order of spades and 4s; of two ranks the higher number', () => {
    const ranks = ranking(yamvOrder('S', '4'), [...new Set(deck)], 'JK').map((level) =>
      level.join(' '),
    );
    expect(ranks.slice(0, 5)).toEqual(['JK', 'S4', 'H4 D4 C4', 'S10', 'S9']);
    expect(winningCard(yamvOrder('3', '5'), 'H9 S3 D5 C5')).toBe('D5');
    expect(winningCard(yamvOrder('5', '3'), 'H9 S3 D5 C5')).toBe('D5');
  });

  test('[YV9] a discarded face-up card is replaced by a stock card that is kept', () => {
    const play = auction('H1', '', '', '', '');
    run(play, [
      { seat: 1, type: 'partner', partner: 0 },
      { seat: 1, type: 'trump', name: 'H' },
    ]);
    const exchange = (discard: string[], show: string[]) =>
      refusal(play, { seat: 1, type: 'exchange', discard, show });
    expect(exchange(['H1', 'H2'], ['S4'])).toBeUndefined();
    expect(exchange(['H1', 'S4'], ['H4'])).toBeUndefined();
    expect(exchange(['S4', 'H4'], [])).toBeUndefined();
    expect(exchange(['H1', 'S4'], ['S4'])).toBe('YV9');
    expect(exchange(['H2', 'H1'], ['S4'])).toBe('YV9');
    expect(exchange(['H1', 'H2'], [])).toBe('YV9');
  });

  test('[YV10] 4 cards: 9 tricks +85 each, 6 tricks -80 each', () => {
    const base = { declarer: 0, partner: 1, bid: 4, declarerTrump: 'S', defenderTrump: '5' };
    expect(yamvScores({ ...base, won: [5, 4, 3, 0, 0] }, options)).toEqual([85, 85, 30, 0, 0]);
    expect(yamvScores({ ...base, won: [3, 3, 6, 0, 0] }, options)).toEqual([-80, -80, 100, 40, 40]);
    expect(
      yamvScores({ ...base, defenderTrump: undefined, won: [3, 3, 6, 0, 0] }, options),
    ).toEqual([-80, -80, 60, 0, 0]);
  });
});
