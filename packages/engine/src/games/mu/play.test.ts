import { describe, expect, test } from 'vitest';
import { Scene } from '../../../test/builders.ts';
import { optionsOf } from '../../../test/driver.ts';
import { deck, points, trumps } from './faces.ts';
import { mu } from './index.ts';

const PASSES = Array<string>(4).fill('pass');
const trump = (name: string) => trumps.index(name);
const pack = deck.cards().map((card) => deck.kindOf(card));

/** Seat 0 is Chief with two cards, seat 1 Vice with one. */
function contest(hands = ['R9 R7 R3 R2', 'B7 B3 Y1 Y2', 'G0 G1 G2 G3', 'K0 K1 K2 K3']) {
  const table = new Scene(mu, { hands });
  const [first, second] = hands[0].split(' ');
  const [vice] = hands[1].split(' ');
  return table.do(`bid ${first}`, `bid ${vice}`, 'pass', 'pass', `bid ${second}`, ...PASSES);
}

describe('the cards of Mü', () => {
  test('[mu/1.1] sixty cards, 1 and 7 twice in each of five colours', () => {
    expect(pack.length).toBe(60);
    const red = pack.map((kind) => deck.codes[kind]).filter((code) => code.startsWith('R'));
    expect(red.join(' ')).toBe('R0 R1 R1 R2 R3 R4 R5 R6 R7 R7 R8 R9');
  });

  test('[mu/1.2] 12 points a colour; 6 and 7 give 2, 1 and 9 none, the others 1', () => {
    const worth = (code: string) => points[deck.kind(code)];
    expect(['R0', 'R1', 'R2', 'R5', 'R6', 'R7', 'R8', 'R9'].map(worth)).toEqual([
      1, 0, 1, 1, 2, 2, 1, 0,
    ]);
    expect(pack.reduce((sum, kind) => sum + points[kind], 0)).toBe(60);
  });

  test('[mu/1.3] three players leave out yellow and black, or the colours they agree on', () => {
    const cards = (given: object) => {
      const setup = {
        players: 3,
        options: optionsOf(mu, 3, given),
        dealer: 0,
        deal: 0,
        carry: null,
      };
      return new Set(mu.deck(setup).map((code) => code[0]));
    };
    expect(cards({})).toEqual(new Set(['R', 'B', 'G']));
    expect(cards({ removedColours: ['R', 'B'] })).toEqual(new Set(['G', 'Y', 'K']));
  });

  test('[mu/2.2] hands of 12, 15, 12 and 10 cards', () => {
    const sizes = [3, 4, 5, 6].map((players) =>
      mu.handSize({ players, options: optionsOf(mu, players), dealer: 0, deal: 0, carry: null }),
    );
    expect(sizes).toEqual([12, 15, 12, 10]);
  });

  test('[mu/2.1] the deal passes to the left, from the last seat to the first', () => {
    const table = new Scene(mu, { hands: ['R0', 'B0', 'G0', 'Y0'], dealer: 3 }).do(...PASSES);
    expect(mu.next(table.state).dealer).toBe(0);
  });
});

describe('trumps and partner', () => {
  test('[mu/5.1] the Vice names first, a colour or number on a card shown', () => {
    const table = contest();
    expect(table.refusal('0: trump R')?.clause).toBe('mu/5.1');
    expect(table.refusal('1: trump B')).toBeUndefined();
    expect(table.refusal('1: trump 7')).toBeUndefined();
    expect(table.refusal('1: trump 3')?.clause).toBe('mu/5.1');
    expect(table.refusal('1: trump Y')?.clause).toBe('mu/5.1');
  });

  test('[mu/5.1] the Vice cannot name no trump', () => {
    expect(contest().refusal('1: trump none')?.clause).toBe('mu/5.1');
  });

  test('[mu/5.2] the Chief names a colour or number shown, or none', () => {
    const table = contest().do('trump B');
    for (const name of ['R', '9', '7', 'none'])
      expect(table.refusal(`trump ${name}`)).toBeUndefined();
    for (const name of ['3', '2', 'G'])
      expect(table.refusal(`trump ${name}`)?.clause).toBe('mu/5.2');
  });

  test('[mu/5.2] the Chief cannot name what the Vice has named', () => {
    expect(contest().do('trump 7').refusal('trump 7')?.clause).toBe('mu/5.2');
  });

  test('[mu/5.2] without a Vice the Chief may have no trump at all', () => {
    const table = new Scene(mu, { hands: ['R0', 'B0', 'G0', 'Y0'] }).do('bid R0', ...PASSES);
    table.do('trump none', 'partner 2');
    expect(mu.view(table.state, 0).trumps).toEqual([]);
  });

  test('[mu/5.3] the partner is anybody but the Chief and the Vice', () => {
    const table = contest().do('trump B', 'trump R');
    expect(table.refusal('partner 0')?.clause).toBe('mu/5.3');
    expect(table.refusal('partner 1')?.clause).toBe('mu/5.3');
    expect(table.refusal('partner 2')).toBeUndefined();
    expect(table.refusal('partner 4')?.clause).toBe('mu/5.3');
    expect(table.do('partner 3').state.phase).toBe('play');
  });

  test('[mu/5.3] three players: the Chief plays alone', () => {
    const table = new Scene(mu, { hands: ['R0', 'B0', 'G0'] }).do('bid R0', 'pass', 'pass', 'pass');
    expect(table.do('trump R').state.phase).toBe('play');
  });

  test('[mu/5.4] Chief 7s, Vice yellow: yellow 7s, other 7s all equal, yellow from 9 to 0', () => {
    const order = trumps.order(trump('7'), trump('Y')).trumps(pack).reverse();
    expect(order.map((group) => group.join(' '))).toEqual([
      'Y7 Y7',
      'R7 R7 B7 B7 G7 G7 K7 K7',
      'Y9',
      'Y8',
      'Y6',
      'Y5',
      'Y4',
      'Y3',
      'Y2',
      'Y1 Y1',
      'Y0',
    ]);
  });

  test('[mu/5.4] Chief red, Vice blue: 24 trumps, every red above every blue', () => {
    const order = trumps.order(trump('R'), trump('B')).trumps(pack).flat();
    expect(order.length).toBe(24);
    expect(order.slice(0, 12).every((code) => code.startsWith('B'))).toBe(true);
  });

  test('[mu/5.4] Chief red, Vice 7s: red 7s, then other reds, then other 7s', () => {
    const order = trumps.order(trump('R'), trump('7')).trumps(pack).reverse();
    expect(order[0]).toEqual(['R7', 'R7']);
    expect(order[1]).toEqual(['R9']);
    expect(order.at(-1)).toEqual(['B7', 'B7', 'G7', 'G7', 'Y7', 'Y7', 'K7', 'K7']);
  });

  test('[mu/5.4] Chief 3s, Vice 5s: 3s above 5s, though lower in number', () => {
    expect(
      trumps
        .order(trump('3'), trump('5'))
        .trumps(pack)
        .map((group) => group[0]),
    ).toEqual(['R5', 'R3']);
  });

  test('[mu/5.4] Chief none, Vice 7s: only the 7s', () => {
    expect(trumps.order(trumps.none, trump('7')).trumps(pack).flat().length).toBe(10);
  });
});

describe('play', () => {
  test('[mu/5.5] 7s are trump, blue is led: of blue 7 and blue 3 only the 3 is legal', () => {
    const plain = contest(['B9 R7 R3 R2', 'Y1 B7 B3 Y2', 'G0 G1 G2 G3', 'K0 K1 K2 K3']);
    plain.do('trump Y', 'trump 7', 'partner 2', 'play B9');
    expect(plain.refusal('play B7')?.clause).toBe('mu/6.2');
    expect(plain.refusal('play B7')?.cards).toEqual(['B3']);
    expect(plain.refusal('play B3')).toBeUndefined();
  });

  test('[mu/6.1] the Chief leads to the first trick', () => {
    const table = contest().do('trump B', 'trump R', 'partner 2');
    expect(mu.acting(table.state)).toBe(1);
    expect(table.refusal('1: play B3')?.clause).toBe('mu/6.1');
  });

  test('[mu/6.2] a trump led asks for trumps, also from those shown', () => {
    const table = contest().do('trump B', 'trump R', 'partner 2', 'play R9');
    expect(table.refusal('play Y1')?.clause).toBe('mu/6.2');
    expect(table.refusal('play B7')).toBeUndefined();
    expect(table.refusal('play B3')).toBeUndefined();
  });

  test('[mu/6.3] who cannot follow may play anything, and need not trump', () => {
    const table = contest().do('trump 7', 'trump 9', 'partner 2', 'play R3');
    for (const card of ['B7', 'B3', 'Y1', 'Y2'])
      expect(table.refusal(`play ${card}`)).toBeUndefined();
  });

  test('[mu/6.4] the highest trump takes the trick, without one the highest of the colour led', () => {
    const table = contest().do('trump 7', 'trump 9', 'partner 2');
    table.do('play R3', 'play B7', 'play G3', 'play K3');
    expect(table.state.tricks.winners).toEqual([1]);
    const plain = contest().do('trump 7', 'trump 9', 'partner 2');
    plain.do('play R3', 'play B3', 'play G3', 'play K3');
    expect(plain.state.tricks.winners).toEqual([0]);
  });

  test('[mu/6.4] of equal trumps the first played is higher', () => {
    const table = contest(['R9 R7 R3', 'B1 B7 Y1', 'G7 G1 G2', 'K7 K1 K2']);
    table.do('trump B', 'trump 7', 'partner 2');
    table.do('play R7', 'play B1', 'play G7', 'play K7');
    expect(table.state.tricks.winners).toEqual([0]);
  });

  test('[mu/6.5] the winner has the points of the trick and leads', () => {
    const table = contest().do('trump 7', 'trump 9', 'partner 2');
    table.do('play R3', 'play B7', 'play G3', 'play K3');
    expect(table.state.captured).toEqual([0, 5, 0, 0]);
    expect(mu.acting(table.state)).toBe(1 << 1);
  });

  test('[mu/6.6] of two copies the one shown is played, and only own cards are', () => {
    const table = contest(['R7 R9 R7 R2', 'B3 B7 Y1 Y2', 'G0 G1 G2 G3', 'K0 K1 K2 K3']);
    table.do('trump B', 'trump 9', 'partner 2');
    expect(table.refusal('play G0')?.clause).toBe('mu/6.6');
    table.do('play R7');
    expect(table.state.cards.displayOf(0)).toEqual(['R9']);
    expect(table.state.cards.handOf(0)).toEqual(['R2', 'R7']);
  });
});
