import { describe, expect, test } from 'vitest';
import { Scene, type Sketch } from '../../../test/builders.ts';
import { mu } from './index.ts';

/** Four hands of five cards, one colour each, so that every call can be made. */
const FOUR = ['R0 R1 R2 R3 R4', 'B0 B1 B2 B3 B4', 'G0 G1 G2 G3 G4', 'Y0 Y1 Y2 Y3 Y4'];
const PASSES = Array<string>(4).fill('pass');

function scene(hands = FOUR, sketch: Partial<Sketch> = {}) {
  return new Scene(mu, { hands, ...sketch });
}

describe('the auction of Mü', () => {
  test('[mu/3.1] the dealer calls first, then the seats to the left', () => {
    const table = scene(FOUR, { dealer: 2 });
    expect(table.refusal('1: pass')?.clause).toBe('mu/3.1');
    table.do('2: pass', '3: pass', '0: bid R0');
    expect(mu.acting(table.state)).toBe(1 << 1);
  });

  test('[mu/3.1] nobody plays a card or names a trump during the auction', () => {
    expect(scene().refusal('play R0')?.clause).toBe('mu/6.1');
    expect(scene().refusal('trump R')?.clause).toBe('mu/5.1');
    expect(scene().refusal('partner 1')?.clause).toBe('mu/5.3');
  });

  test('[mu/3.2] the first bid is exactly one card', () => {
    expect(scene().refusal('bid R0')).toBeUndefined();
    expect(scene().refusal('bid R0 R1')?.clause).toBe('mu/3.2');
  });

  test('[mu/3.2] a bid shows at least one card', () => {
    expect(scene().refusal('bid')?.clause).toBe('mu/3.2');
  });

  test('[mu/3.2] only cards from the own hand are shown, and each once', () => {
    expect(scene().refusal('bid B0')?.clause).toBe('mu/3.2');
    const table = scene().do('bid R0', 'bid B0', 'bid G0', 'bid Y0');
    expect(table.refusal('bid R0')?.clause).toBe('mu/3.2');
    expect(table.refusal('bid R0')?.why).toEqual({ key: 'shown-already', values: { card: 'R0' } });
  });

  test('[mu/3.2] after shows of 3, 1, 0, 3 they may add 1, up to 3, up to 4, and 1', () => {
    const table = scene().do('bid R0', 'bid B0', 'pass', 'bid Y0 Y1', 'bid R1 R2', 'pass', 'pass');
    table.do('bid Y2');
    expect(table.refusal('bid R3')).toBeUndefined();
    expect(table.refusal('bid R3 R4')?.clause).toBe('mu/3.2');
    table.do('pass');
    expect(table.refusal('bid B1 B2 B3')).toBeUndefined();
    expect(table.refusal('bid B1 B2 B3 B4')?.clause).toBe('mu/3.2');
    table.do('pass');
    expect(table.refusal('bid G0 G1 G2 G3')).toBeUndefined();
    expect(table.refusal('bid G0 G1 G2 G3 G4')?.clause).toBe('mu/3.2');
    table.do('pass');
    expect(table.refusal('bid Y3')).toBeUndefined();
    expect(table.refusal('bid Y3 Y4')?.clause).toBe('mu/3.2');
  });

  test('[mu/3.3] fewer cards than the leader may be shown', () => {
    const table = scene().do('bid R0', 'bid B0 B1', 'bid G0');
    expect(table.state.auction.shown).toEqual([1, 2, 1, 0]);
  });

  test('[mu/3.4] who has passed may bid later', () => {
    const table = scene().do('pass', 'bid B0', 'pass', 'pass', 'bid R0 R1');
    expect(table.state.auction.shown[0]).toBe(2);
  });

  test('[mu/3.4] without a card in hand one must pass', () => {
    const table = scene(['R0', 'B0', 'G0', 'Y0']).do('bid R0', 'bid B0', 'pass', 'pass');
    expect(table.refusal('bid R0')?.clause).toBe('mu/3.4');
    expect(table.refusal('pass')).toBeUndefined();
  });

  test('[mu/3.5] it ends after as many passes as players, the last bidder’s own included', () => {
    const table = scene().do('bid R0', 'pass', 'pass', 'pass');
    expect(table.state.phase).toBe('auction');
    expect(table.do('pass').state.phase).not.toBe('auction');
  });

  test('[mu/3.6] nobody shows a card: no score, and the next dealer deals', () => {
    const table = scene().do(...PASSES);
    expect(mu.acting(table.state)).toBe(0);
    expect(table.scores()).toEqual([0, 0, 0, 0]);
    expect(mu.next(table.state).dealer).toBe(1);
  });

  test('[mu/3.7] the crown goes face up to who leads and face down to who draws level', () => {
    const table = scene();
    const crown = () => mu.view(table.state, 0).crown;
    expect(crown()).toBeNull();
    expect(table.do('bid R0') && crown()).toEqual({ seat: 0, face: 'up' });
    expect(table.do('bid B0') && crown()).toEqual({ seat: 1, face: 'down' });
    expect(table.do('bid G0') && crown()).toEqual({ seat: 2, face: 'down' });
    expect(table.do('bid Y0 Y1') && crown()).toEqual({ seat: 3, face: 'up' });
    expect(table.do('bid R1') && crown()).toEqual({ seat: 0, face: 'down' });
    expect(table.do('pass', 'pass', 'bid Y2') && crown()).toEqual({ seat: 3, face: 'up' });
  });

  test('[mu/3.7] a bid that stays below leaves the crown where it is', () => {
    const table = scene().do('bid R0', 'bid B0 B1', 'bid G0');
    expect(mu.view(table.state, 0).crown).toEqual({ seat: 1, face: 'up' });
  });
});

describe('Chief and Vice', () => {
  test('[mu/4.1] 1, 1, 2 and four passes: the third is Chief, with a goal of 32', () => {
    const table = scene().do('bid R0', 'bid B0', 'bid G0 G1', ...PASSES);
    expect(table.state.chief).toBe(2);
    expect(mu.view(table.state, 0).bidToken).toMatchObject({ cards: 2, bonus: 20, goal: 32 });
  });

  test('[mu/4.2] 1, 1 and four passes: stalemate, the second is the provocateur', () => {
    const table = scene().do('bid R0', 'bid B0', ...PASSES);
    expect(mu.acting(table.state)).toBe(0);
    expect(table.scores()).toEqual([5, -10, 0, 0]);
  });

  test('[mu/4.2] bid table after a tie, and there is a Chief after all', () => {
    const table = scene().do('bid R0', 'bid B0', 'pass', 'pass', 'bid R1', ...PASSES);
    expect(table.state.chief).toBe(0);
  });

  test('[mu/4.3] shown cards can be played and count for following', () => {
    const table = scene(['R9 R8', 'R1 B1', 'G0 G1', 'Y0 Y1']);
    table.do('bid R9', 'bid R1', 'pass', 'pass', 'bid R8', ...PASSES);
    table.do('trump R', 'trump none', 'partner 2', 'play R8');
    expect(table.refusal('play B1')?.clause).toBe('mu/6.2');
    expect(mu.view(table.state, 1).displays[1]).toEqual(['R1']);
    table.do('play R1');
    expect(mu.view(table.state, 1).displays[1]).toEqual([]);
  });

  test('[mu/4.4] most cards besides the Chief makes Vice', () => {
    const table = scene().do('bid R0', 'bid B0 B1', 'bid G0 G1 G2', 'bid Y0', ...PASSES);
    expect(table.state.vice).toBe(1);
    expect(mu.view(table.state, 3).shield).toBe(1);
  });

  test('[mu/4.4] nobody else has shown a card: no Vice', () => {
    const table = scene().do('bid R0', ...PASSES);
    expect(table.state.vice).toBe(-1);
    expect(table.state.phase).toBe('major');
  });

  const TIE = ['R0 R1 R2 R3 R4', 'B8 B6 B5 B4 B0', 'G8 G6 Y6 G1 G0', 'K0 K1 K2 K3 K4'];
  const tie = (options = {}) =>
    new Scene(mu, { hands: TIE, options }).do(
      'bid R0',
      'bid B8 B6',
      'bid G8 G6',
      'pass',
      'bid R1 R2',
      'bid B5 B4',
      'bid Y6 G1',
      'pass',
      'bid R3 R4',
      ...PASSES,
    );

  test('[mu/4.5] 8-6-6-1 beats 8-6-5-4', () => {
    expect(tie().state.vice).toBe(2);
  });

  test('[mu/4.5] with highestOnly the same tie stays open: no Vice', () => {
    expect(tie({ viceTieBreak: 'highestOnly' }).state.vice).toBe(-1);
  });

  test('[mu/4.5] five players, two cards, a 9 and another 9: no Vice', () => {
    const hands = ['R0 R1 R2', 'B9 B1 B2', 'G9 G1 G2', 'Y0 Y1 Y2', 'K0 K1 K2'];
    const table = new Scene(mu, { hands });
    table.do('bid R0', 'bid B9', 'bid G9', 'pass', 'pass', 'bid R1', ...PASSES, 'pass');
    expect(table.state.chief).toBe(0);
    expect(table.state.vice).toBe(-1);
  });

  test('[mu/4.6] three players have no Vice unless they want one', () => {
    const hands = ['R0 R1', 'B0 B1', 'G0 G1'];
    const bids = ['bid R0', 'bid B0 B1', 'pass', 'pass', 'pass'];
    expect(new Scene(mu, { hands }).do(...bids).state.vice).toBe(-1);
    const table = new Scene(mu, { hands, options: { viceWithThree: true } }).do(...bids);
    expect(table.state.vice).toBe(0);
    table.do('trump R', 'trump B');
    expect(table.state.phase).toBe('play');
  });
});
