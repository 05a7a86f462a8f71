import { describe, expect, test } from 'vitest';
import { Scene, type Sketch } from '../../../test/builders.ts';
import { yamv } from './index.ts';

const FOUR = ['S1 S2 S3 S4 JK', 'H1 H2 H3 H4 H5', 'D1 D2 D3 D4 D5', 'C1 C2 C3 C4 C5'];
const PASSES = Array<string>(4).fill('pass');

/** The dealer is seat 3, so that seat 0 is forehand. */
function scene(hands = FOUR, sketch: Partial<Sketch> = {}) {
  return new Scene(yamv, { hands, stock: 'S7 H7', dealer: 3, ...sketch });
}

describe('the auction of YAMV', () => {
  test('[yamv/3.1] the player on the dealer’s left calls first', () => {
    const table = scene(FOUR, { dealer: 1 });
    expect(table.refusal('1: pass')?.clause).toBe('yamv/3.1');
    expect(yamv.acting(table.do('2: pass').state)).toBe(1 << 3);
  });

  test('[yamv/3.1] nothing but calls in the auction', () => {
    expect(scene().refusal('play S1')?.clause).toBe('yamv/7.1');
    expect(scene().refusal('trump S')?.clause).toBe('yamv/5.2');
    expect(scene().refusal('partner 1')?.clause).toBe('yamv/5.1');
    expect(scene().refusal('exchange S1 S2')?.clause).toBe('yamv/6.1');
  });

  test('[yamv/3.2] any number of cards may be bid at once', () => {
    expect(scene().refusal('bid S1 S2 S3 S4 JK')).toBeUndefined();
  });

  test('[yamv/3.2] at least one, from the own hand, and each once', () => {
    for (const bid of ['bid', 'bid H1', 'bid S1 S1'])
      expect(scene().refusal(bid)?.clause).toBe('yamv/3.2');
  });

  test('[yamv/3.3] jokers count as cards', () => {
    const table = scene().do('bid JK', ...PASSES);
    expect(yamv.view(table.state, 1).contract).toMatchObject({ declarer: 0, cards: 1, needed: 5 });
  });

  test('[yamv/3.3] jokers give no right to name anything', () => {
    const table = scene().do('bid JK', ...PASSES, 'partner 1');
    for (const name of ['S', 'H', '1', '12'])
      expect(table.refusal(`trump ${name}`)?.clause).toBe('yamv/5.2');
    expect(table.refusal('trump none')).toBeUndefined();
  });

  test('[yamv/3.4] who has passed may bid later', () => {
    const table = scene().do('pass', 'bid H1', 'pass', 'pass', 'bid S1 S2 S3');
    expect(table.state.auction.shown[0]).toBe(3);
  });

  test('[yamv/3.4] without a card in hand one must pass', () => {
    const table = scene().do('bid S1 S2 S3 S4 JK', 'pass', 'pass', 'pass');
    expect(table.refusal('bid S1')?.clause).toBe('yamv/3.4');
    expect(table.refusal('pass')).toBeUndefined();
  });

  test('[yamv/3.5] it ends after as many passes as players', () => {
    const table = scene().do('bid S1', 'pass', 'pass', 'pass');
    expect(table.state.phase).toBe('auction');
    expect(table.do('pass').state.phase).toBe('partner');
  });

  test('[yamv/3.6] nobody shows a card: no score, and the next dealer deals', () => {
    const table = scene().do(...PASSES);
    expect(yamv.acting(table.state)).toBe(0);
    expect(table.scores()).toEqual([0, 0, 0, 0]);
    expect(yamv.next(table.state).dealer).toBe(0);
  });

  test('[yamv/3.7] a bid may stay below, and may need more tricks than there are', () => {
    const table = scene(FOUR, { options: { baseTricks: 9 } }).do('bid S1 S2 S3 S4', 'bid H1');
    expect(table.state.auction.shown).toEqual([4, 1, 0, 0]);
    table.do(...PASSES);
    expect(yamv.view(table.state, 0).contract?.needed).toBe(13);
  });
});

describe('declarer and head defender', () => {
  test('[yamv/4.1] who has shown most is declarer', () => {
    expect(scene().do('bid S1', 'bid H1 H2', ...PASSES).state.declarer).toBe(1);
  });

  test('[yamv/4.2] two have shown most: the first from the forehand on', () => {
    const table = scene().do('pass', 'bid H1 H2', 'pass', 'bid C1 C2', ...PASSES);
    expect(table.state.declarer).toBe(1);
  });

  test('[yamv/4.2] three have shown most: the dealer comes last', () => {
    const table = scene(FOUR, { dealer: 0 }).do('bid H1', 'bid D1', 'pass', 'bid S1', ...PASSES);
    expect(table.state.declarer).toBe(1);
  });

  test('[yamv/4.2] who came into the tie last has no drawback', () => {
    const table = scene().do('pass', 'bid H1', 'pass', 'pass', 'bid S1', ...PASSES);
    expect(table.state.declarer).toBe(0);
  });

  test('[yamv/4.3] shown cards stay on the table', () => {
    const table = scene().do('bid S2 JK', ...PASSES);
    expect(yamv.view(table.state, 2).displays[0]).toEqual(['S2', 'JK']);
  });

  test('[yamv/4.4] the second most cards make the head defender', () => {
    const table = scene().do('bid S1 S2 S3', 'bid H1', 'bid D1 D2', ...PASSES.slice(1), 'pass');
    expect(table.state.headDefender).toBe(2);
  });

  test('[yamv/4.5] a tie goes to the first on the declarer’s right', () => {
    const table = scene().do('bid S1 S2', 'bid H1', 'pass', 'bid C1', ...PASSES);
    expect(table.state.headDefender).toBe(3);
  });

  test('[yamv/4.5] five players, forehand declarer, the dealer tied with another: the dealer', () => {
    const hands = ['S1 S2', 'H1 H2', 'D1 D2', 'C1 C3', 'C2 C4'];
    const table = scene(hands, { dealer: 4 }).do('bid S1 S2', 'pass', 'bid D1', 'pass', 'bid C2');
    table.do('pass', 'pass', 'pass', 'pass', 'pass');
    expect(table.state.headDefender).toBe(4);
  });

  test('[yamv/4.5] going round to the right beyond the first seat', () => {
    const table = scene().do('pass', 'bid H1', 'bid D1 D2', 'bid C1', ...PASSES);
    expect(table.state.declarer).toBe(2);
    expect(table.state.headDefender).toBe(1);
  });

  test('[yamv/4.5] also among those who share the most with the declarer', () => {
    const table = scene().do('bid S1', 'bid H1', 'bid D1', 'pass', ...PASSES.slice(1));
    expect([table.state.declarer, table.state.headDefender]).toEqual([0, 2]);
  });

  test('[yamv/4.6] a single bidder has no head defender', () => {
    const table = scene().do('bid S1', ...PASSES);
    expect(table.state.headDefender).toBe(-1);
    for (const seat of [1, 2, 3]) expect(table.refusal(`partner ${seat}`)).toBeUndefined();
  });

  test('[yamv/4.6] with zeroCardHeadDefender it is the player on the right', () => {
    const options = { zeroCardHeadDefender: true };
    const table = scene(FOUR, { options }).do('bid S1', ...PASSES);
    expect(table.state.headDefender).toBe(3);
    expect(table.refusal('partner 3')?.clause).toBe('yamv/5.1');
    table.do('partner 1', 'trump S');
    expect(table.refusal('3: trump 1')?.clause).toBe('yamv/5.3');
    expect(table.refusal('3: trump none')).toBeUndefined();
  });
});
