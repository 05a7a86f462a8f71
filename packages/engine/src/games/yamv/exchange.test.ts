import { describe, expect, test } from 'vitest';
import { Scene } from '../../../test/builders.ts';
import { OMNISCIENT, play, seen, type Told } from '../../index.ts';
import { yamv } from './index.ts';

const PASSES = Array<string>(4).fill('pass');

/** Seat 0 has bid its first two cards, named none against no head defender, and taken the stock. */
function exchange(hand = 'S4 S3 S1 C1', stock = 'S7 H7') {
  const hands = [hand, 'H5 H3 JK D1', 'D2 D3 D4 D5', 'C2 C3 C4 C5'];
  const [first, second] = hand.split(' ');
  const table = new Scene(yamv, { hands, stock, dealer: 3 });
  return table.do(`bid ${first} ${second}`, ...PASSES, 'partner 2', 'trump none');
}

/** Hand and display of the declarer afterwards. */
function after(table: ReturnType<typeof exchange>): [string, string] {
  const view = yamv.view(table.state, 0);
  return [view.hand.join(' '), view.displays[0].join(' ')];
}

describe('the exchange of YAMV', () => {
  test('[yamv/6.1] the declarer has the stock in hand, the others see only its size', () => {
    const table = exchange();
    const mine = yamv.view(table.state, 0);
    expect([mine.hand.join(' '), mine.drawn, mine.stock]).toEqual(['S1 S7 H7 C1', ['S7', 'H7'], 0]);
    const other = yamv.view(table.state, 1);
    expect([other.drawn, other.stock, other.held[0]]).toEqual([[], 0, 4]);
    expect(JSON.stringify(other)).not.toMatch('H7');
  });

  test('[yamv/6.1] before that the stock lies in the middle', () => {
    const hands = ['S4 S3', 'H5 H3', 'D2 D3', 'C2 C3'];
    const table = new Scene(yamv, { hands, stock: 'S7 H7', dealer: 3 });
    for (const eyes of [-1, 0, 1]) {
      expect(yamv.view(table.state, eyes)).toMatchObject({ stock: 2, drawn: [] });
    }
  });

  test('[yamv/6.1] only the declarer exchanges, and before the first lead', () => {
    expect(exchange().refusal('1: exchange H5 H3 /')?.clause).toBe('yamv/6.1');
    expect(exchange().refusal('play S4')?.clause).toBe('yamv/7.1');
    const table = exchange().do('exchange S7 H7 /');
    expect(table.refusal('exchange S4 S3 /')?.clause).toBe('yamv/6.1');
  });

  test('[yamv/6.2] two cards from the hand go, none is shown', () => {
    expect(after(exchange().do('exchange S1 H7 /'))).toEqual(['S7 C1', 'S3 S4']);
  });

  test('[yamv/6.2] jokers and stock cards may go', () => {
    expect(exchange('S4 S3 JK C1', 'S7 JK').refusal('exchange JK JK /')).toBeUndefined();
    expect(exchange().refusal('exchange S7 H7 /')).toBeUndefined();
  });

  test('[yamv/6.2] exactly two', () => {
    for (const move of ['exchange S1 /', 'exchange S1 C1 S7 /', 'exchange', 'exchange / S7']) {
      expect(exchange().refusal(move)?.clause).toBe('yamv/6.2');
    }
  });

  test('[yamv/6.2] only cards that one has, and no copy twice', () => {
    expect(exchange().refusal('exchange D2 S1 /')?.clause).toBe('yamv/6.2');
    expect(exchange().refusal('exchange S1 S1 /')?.clause).toBe('yamv/6.2');
    expect(exchange('S4 S3 S2 S2').refusal('exchange S2 S2 /')).toBeUndefined();
  });

  test('[yamv/6.3] one card that lay face up goes: one stock card of choice comes up', () => {
    expect(after(exchange().do('exchange S4 C1 / H7'))).toEqual(['S1 S7', 'S3 H7']);
    expect(after(exchange().do('exchange S4 C1 / S7'))).toEqual(['S1 H7', 'S3 S7']);
  });

  test('[yamv/6.3] two go: both stock cards come up', () => {
    expect(after(exchange().do('exchange S4 S3 / H7 S7'))).toEqual(['S1 C1', 'S7 H7']);
  });

  test('[yamv/6.3] neither more nor fewer are shown than lay face up', () => {
    for (const move of [
      'exchange S4 C1 /',
      'exchange S4 C1 / S7 H7',
      'exchange S4 S3 / S7',
      'exchange S1 C1 / S7',
    ]) {
      expect(exchange().refusal(move)?.clause).toBe('yamv/6.3');
    }
  });

  test('[yamv/6.3] only stock cards are shown, each once', () => {
    expect(exchange().refusal('exchange S4 C1 / S1')?.clause).toBe('yamv/6.3');
    expect(exchange().refusal('exchange S4 S3 / S7 S7')?.clause).toBe('yamv/6.3');
  });

  test('[yamv/6.3] what lay face up is named first', () => {
    expect(exchange().refusal('exchange C1 S4 / S7')?.clause).toBe('yamv/6.3');
    expect(exchange().refusal('exchange S4 C1 / S7')).toBeUndefined();
  });

  test('[yamv/6.3] a card both face up and in hand: what is shown tells which copy goes', () => {
    expect(after(exchange('S4 S3 S4 C1').do('exchange S4 C1 /'))).toEqual(['S7 H7', 'S3 S4']);
    expect(after(exchange('S4 S3 S4 C1').do('exchange S4 C1 / S7'))).toEqual(['S4 H7', 'S3 S7']);
  });

  test('[yamv/6.3] both copies of such a card: exactly one lay face up', () => {
    const table = exchange('S4 S3 S4 C1');
    expect(table.refusal('exchange S4 S4 /')?.clause).toBe('yamv/6.3');
    expect(table.refusal('exchange S4 S4 / S7 H7')?.clause).toBe('yamv/6.3');
    expect(after(table.do('exchange S4 S4 / H7'))).toEqual(['S7 C1', 'S3 H7']);
  });

  test('[yamv/6.3] both copies face up: two stock cards', () => {
    const table = exchange('S4 S4 S3 C1');
    expect(table.refusal('exchange S4 S4 / S7')?.clause).toBe('yamv/6.3');
    expect(table.refusal('exchange S4 S4 / S7 H7')).toBeUndefined();
  });

  test('[yamv/6.4] a discarded stock card cannot be shown', () => {
    expect(exchange().refusal('exchange S4 H7 / H7')?.clause).toBe('yamv/6.4');
    expect(exchange().refusal('exchange S4 H7 / S7')).toBeUndefined();
  });

  test('[yamv/6.4] a copy that was in hand stands in for one from the stock', () => {
    const table = exchange('S4 S3 S6 C1', 'S6 H7').do('exchange S4 S6 / S6');
    expect(after(table)).toEqual(['H7 C1', 'S3 S6']);
    expect(exchange('S4 S3 S1 C1', 'S6 S6').refusal('exchange S4 S6 / S6')).toBeUndefined();
  });

  test('[yamv/6.5] the contract and the names stay as they were', () => {
    const hands = ['S4 S3 S1 C1', 'H5 H3 JK D1', 'D2 D3 D4 D5', 'C2 C3 C4 C5'];
    const table = new Scene(yamv, { hands, stock: 'S7 H7', dealer: 3 });
    table.do('bid S4 S3', 'bid H5', ...PASSES, 'partner 2', 'trump 4', 'trump 5');
    table.do('exchange S4 S3 / S7 H7');
    const view = yamv.view(table.state, 3);
    expect(view.contract).toMatchObject({ declarer: 0, cards: 2, needed: 6 });
    expect(view.declarerTrump?.name).toBe('4');
  });

  test('[yamv/6.6] others see what left and joined the display, and nothing else', () => {
    const table = exchange().do('exchange S4 C1 / H7');
    const seenBy = (eyes: number) => yamv.history(table.state, eyes).at(-1);
    const whole = { seat: 0, type: 'exchange', discard: ['S4', 'C1'], show: ['H7'] };
    expect([seenBy(0), seenBy(OMNISCIENT)]).toEqual([whole, whole]);
    for (const eyes of [-1, 1, 2, 3]) {
      expect(seenBy(eyes)).toEqual({ ...whole, discard: ['S4'] });
      expect(yamv.view(table.state, eyes).discards).toEqual(['S4']);
    }
  });

  test('[yamv/6.6] events tell the declarer the rest', () => {
    const move = { seat: 0, type: 'exchange', discard: ['S1', 'C1'], show: [] };
    const done = play(yamv, exchange().state, move, { below: () => 0 });
    const events: readonly Told[] = done.ok ? done.value.events : [];
    expect(seen(events, 0).map(({ type }) => type)).toEqual(['exchange', 'discards']);
    expect(seen(events, 2)).toEqual([{ type: 'exchange', seat: 0, discard: [], show: [] }]);
  });
});
