import { describe, expect, test } from 'vitest';
import { Scene, type Sketch } from '../../../test/builders.ts';
import { mutwo } from './index.ts';

/** Four hands of five cards, one suit each, so that every call can be made. */
const FOUR = ['R1 R2 R3 R4 R5', 'B1 B2 B3 B4 B5', 'G1 G2 G3 G4 G5', 'Y1 Y2 Y3 Y4 Y5'];
const PASSES = Array<string>(4).fill('pass');

function scene(hands = FOUR, sketch: Partial<Sketch> = {}) {
  return new Scene(mutwo, { hands, ...sketch });
}

describe('the auction of MüTwo', () => {
  test('[mutwo/3.1] the dealer calls first, then the seats to the left', () => {
    const table = scene(FOUR, { dealer: 2 });
    expect(table.refusal('3: pass')?.clause).toBe('mutwo/3.1');
    table.do('2: pass', '3: pass', '0: bid R1');
    expect(mutwo.acting(table.state)).toBe(1 << 1);
  });

  test('[mutwo/3.1] nobody plays a card, names a trump or picks a partner in the auction', () => {
    expect(scene().refusal('play R1')?.clause).toBe('mutwo/6.1');
    expect(scene().refusal('trump R')?.clause).toBe('mutwo/5.1');
    expect(scene().refusal('partner 1')?.clause).toBe('mutwo/5.6');
  });

  test('[mutwo/3.2] the first bid is exactly one card of the own hand', () => {
    expect(scene().refusal('bid R1')).toBeUndefined();
    for (const bid of ['bid R1 R2', 'bid B1', 'bid']) {
      expect(scene().refusal(bid)?.clause).toBe('mutwo/3.2');
    }
  });

  test('[mutwo/3.2] the high bid being two, three may be bid and four may not', () => {
    const table = scene().do('bid R1', 'bid B1 B2');
    expect(table.refusal('bid G1 G2 G3')).toBeUndefined();
    expect(table.refusal('bid G1 G2 G3 G4')?.clause).toBe('mutwo/3.2');
  });

  test('[mutwo/3.2] the leader may add exactly one card', () => {
    const table = scene().do('bid R1', 'pass', 'pass', 'pass');
    expect(table.refusal('bid R2')).toBeUndefined();
    expect(table.refusal('bid R2 R3')?.clause).toBe('mutwo/3.2');
  });

  test('[mutwo/3.3] fewer cards than the leader may be shown', () => {
    const table = scene().do('bid R1', 'bid B1 B2', 'bid G1 G2 G3', 'bid Y1');
    expect(table.state.auction.shown).toEqual([1, 2, 3, 1]);
  });

  test('[mutwo/3.3] a bid may need more tricks than there are', () => {
    const table = scene(['R1', 'B1', 'G1', 'Y1']).do('bid R1', ...PASSES);
    expect(mutwo.view(table.state, 0).contract?.needed).toBe(8);
    expect(mutwo.handSize(table.state.setup)).toBe(15);
  });

  test('[mutwo/3.4] who has passed may bid later', () => {
    const table = scene().do('pass', 'bid B1', 'pass', 'pass', 'bid R1 R2');
    expect(table.state.auction.shown[0]).toBe(2);
  });

  test('[mutwo/3.4] without a card in hand one must pass', () => {
    const table = scene(['R1', 'B1', 'G1', 'Y1']).do('bid R1', 'pass', 'pass', 'pass');
    expect(table.refusal('bid R1')?.clause).toBe('mutwo/3.4');
    expect(table.refusal('pass')).toBeUndefined();
  });

  test('[mutwo/3.5] it ends after as many passes as players, the last bidder’s own included', () => {
    const table = scene().do('bid R1', 'pass', 'pass', 'pass');
    expect(table.state.phase).toBe('auction');
    expect(table.do('pass').state.phase).toBe('declarerTrump');
  });

  test('[mutwo/3.6] nobody shows a card: no score', () => {
    const table = scene().do(...PASSES);
    expect(mutwo.acting(table.state)).toBe(0);
    expect(table.scores()).toEqual([0, 0, 0, 0]);
  });
});

describe('declarer and head defender', () => {
  test('[mutwo/4.1] who alone has shown most is declarer', () => {
    const table = scene().do('bid R1', 'bid B1 B2', 'pass', 'pass', ...PASSES.slice(2));
    expect(table.state.declarer).toBe(1);
  });

  test('[mutwo/4.2] a tie for most is not played', () => {
    const table = scene().do('bid R1', 'bid B1', 'bid G1', ...PASSES);
    expect(mutwo.acting(table.state)).toBe(0);
    expect(table.state.declarer).toBe(-1);
  });

  test('[mutwo/4.2] a tie that is overbid again has a declarer', () => {
    const table = scene().do('bid R1', 'bid B1', 'pass', 'pass', 'bid R2', ...PASSES);
    expect(table.state.declarer).toBe(0);
  });

  test('[mutwo/4.3] shown cards stay on the table', () => {
    const table = scene().do('bid R1', 'pass', 'pass', 'pass', 'pass');
    expect(mutwo.view(table.state, 2).displays).toEqual([['R1'], [], [], []]);
  });

  test('[mutwo/4.4] the second most cards make the head defender', () => {
    const table = scene().do('bid R1', 'bid B1 B2', 'bid G1 G2 G3', 'pass', ...PASSES.slice(1));
    expect(table.state.headDefender).toBe(1);
  });

  test('[mutwo/4.4] if only the declarer has bid there is none', () => {
    const table = scene().do('bid R1', ...PASSES);
    expect(table.state.headDefender).toBe(-1);
    expect(table.state.phase).toBe('declarerTrump');
  });

  test('[mutwo/4.5] a tie goes to the first higher rank: 8-6-6-1 beats 8-6-5-4', () => {
    const table = scene([
      'R1 R2 R3 R4 R5',
      'B8 G6 B6 B1 B2',
      'G8 R6 G5 G4 G2',
      'Y1 Y2 Y3 Y4 Y5',
    ]).do('bid R1', 'bid B8', 'bid G8', 'pass', 'bid R2', 'bid B6', 'bid R6', 'pass');
    table.do('bid R3', 'bid G6', 'bid G5', 'pass', 'bid R4', 'bid B1', 'bid G4', 'pass', 'bid R5');
    expect(table.do(...PASSES).state.headDefender).toBe(1);
  });

  test('[mutwo/4.5] the same ranks: no head defender', () => {
    const table = scene().do('bid R1', 'bid B5', 'bid G5', 'pass', 'bid R2', ...PASSES);
    expect(table.state.declarer).toBe(0);
    expect(table.state.headDefender).toBe(-1);
  });

  test('[mutwo/4.5] a shared best leaves nobody, even if a third has lower cards', () => {
    const table = scene().do('bid R1', 'bid B5', 'bid G5', 'bid Y4', 'bid R2', ...PASSES);
    expect(table.state.headDefender).toBe(-1);
  });
});
