import { describe, expect, test } from 'vitest';
import { afterGifts, FOUR_SUITS, plays, scene, WHOLE_SUITS } from '../../../test/gamut.ts';
import { type GamutEvent, gamut } from './index.ts';

const name = (seat: number) => ['North', 'East', 'South', 'West'][seat];
const { words } = gamut;
const status = (state: Parameters<typeof gamut.view>[0], eyes = 0) =>
  words.status(gamut.view(state, eyes), name).map((line) => line.join(': '));
const badges = (state: Parameters<typeof gamut.view>[0]) =>
  [0, 1, 2, 3].map((seat) => words.badges(gamut.view(state, 0), seat).join(', '));

describe('what Gamut says', () => {
  test('cards have names', () => {
    expect(['SQ', 'HT', 'C7'].map(words.card)).toEqual([
      'queen of spades',
      '10 of hearts',
      '7 of clubs',
    ]);
  });

  test('Spades shows bids against tricks by team', () => {
    const table = scene(FOUR_SUITS, 'SA').do('bid 2', 'bid 0', 'bid 1', 'bid 1');
    plays(table, 'SA HQ DQ CQ');
    expect(status(table.state)).toEqual([
      'Turned up: ace of spades',
      'Contract: Spades',
      'Spades: broken',
      'North and South: 1 of 3 tricks bid',
      'East and West: 0 of 1 trick bid',
    ]);
    expect(badges(table.state)[0]).toBe('dealer, bid 2, 1 trick');
  });

  test('Hearts shows the own gifts and what everybody took', () => {
    const table = afterGifts(['HA SQ S7', 'HQ D7 CA', 'C9 C8 S8', 'C7 CT CJ']);
    plays(table, 'C9 C7 SQ CA');
    expect(status(table.state)).toEqual([
      'Turned up: ace of hearts',
      'Contract: Hearts',
      'Hearts: not broken: not to be led',
      'Given to: East: queen of hearts, West: 10 of clubs',
      'Got from: East: queen of spades, West: ace of hearts',
    ]);
    expect(status(table.state, -1)).toHaveLength(3);
    expect(badges(table.state)[1]).toBe('0 hearts, queen of spades, -8');
  });

  test('Clubs shows who has folded', () => {
    const table = scene(WHOLE_SUITS, 'CA').do('stay', 'fold', 'stay', 'fold');
    expect(badges(table.state)).toEqual(['dealer, 0 tricks', 'folded', '0 tricks', 'folded']);
  });

  test('a doubled hand says so, and an open choice too', () => {
    const table = scene(FOUR_SUITS, 'DA', { carry: { passed: 1 } });
    expect(status(table.state)).toEqual([
      'Turned up: ace of diamonds',
      'Contract: open: choose or pass',
      'Counts: 2 times',
    ]);
  });

  test.each<[GamutEvent, RegExp | undefined]>([
    [{ type: 'deal', dealer: 0, size: 8, turnUp: 'DA' }, /North.*ace of diamonds/],
    [{ type: 'hand', seat: 0, cards: [] }, undefined],
    [{ type: 'contract', contract: 'clubs' }, /Clubs/],
    [{ type: 'contract', contract: 'clubs', seat: 1 }, /East chooses Clubs/],
    [{ type: 'pass', seat: 1 }, /East passes/],
    [{ type: 'thrown-in' }, /thrown in/],
    [{ type: 'give', seat: 2 }, /South/],
    [{ type: 'gift', from: 0, to: 1, card: 'SQ' }, /North gives East the queen of spades/],
    [{ type: 'bid', seat: 0, tricks: 1 }, /1 trick\b/],
    [{ type: 'stay', seat: 0 }, /stays/],
    [{ type: 'fold', seat: 0 }, /folds/],
    [{ type: 'unplayed', seat: 3 }, /West/],
    [{ type: 'unplayed', seat: -1 }, /Everybody has folded/],
    [{ type: 'play', seat: 0, card: 'SJ', trump: true }, /jack of spades, a trump/],
    [{ type: 'trick', winner: 2 }, /South/],
  ])('event %j', (event, text) => {
    if (text) expect(words.event(event, name)).toMatch(text);
    else expect(words.event(event, name)).toBeUndefined();
  });
});
