import { describe, expect, test } from 'vitest';
import { Scene } from '../../../test/builders.ts';
import { optionsOf } from '../../../test/driver.ts';
import { deck, pack, trumps } from './faces.ts';
import { mutwo } from './index.ts';

const kinds = pack.map((card) => deck.kindOf(card));
const PASSES = Array<string>(4).fill('pass');

/** Seat 0 is declarer with its first two cards, seat 1 head defender with its first. */
function contest(hands = ['R6 R3 R12 B2', 'B9 B2 Y1 Y6', 'G1 G2 G3 G6', 'K1 K2 K3 K6']) {
  const [first, second] = hands[0].split(' ');
  const [other] = hands[1].split(' ');
  const table = new Scene(mutwo, { hands });
  return table.do(`bid ${first}`, `bid ${other}`, 'pass', 'pass', `bid ${second}`, ...PASSES);
}

/** The trumps from low to high; equal cards are joined. */
function ranking(declarer: string, defender: string): string {
  const groups = trumps.order(trumps.index(declarer), trumps.index(defender)).trumps(kinds);
  return groups.map((group) => group.join('=')).join(' ');
}

describe('the cards of MüTwo', () => {
  test('[mutwo/1.1] sixty different cards, 1 to 12 in five suits', () => {
    const codes = kinds.map((kind) => deck.codes[kind]);
    expect(new Set(codes).size).toBe(60);
    expect(codes.filter((code) => code.startsWith('K')).length).toBe(12);
  });

  test('[mutwo/2.1] the deal passes to the left, also when thrown in', () => {
    const hands = ['R1', 'B1', 'G1', 'Y1'];
    const table = new Scene(mutwo, { hands, dealer: 3 }).do(...PASSES);
    expect(mutwo.next(table.state).dealer).toBe(0);
  });

  test('[mutwo/2.2] hands of 15, 12 and 10 cards', () => {
    const sizes = [4, 5, 6].map((players) =>
      mutwo.handSize({
        players,
        options: optionsOf(mutwo, players),
        dealer: 0,
        deal: 0,
        carry: null,
      }),
    );
    expect(sizes).toEqual([15, 12, 10]);
  });

  test('[mutwo/2.2] a deal with a card twice is no deal', () => {
    const setup = { players: 4, options: optionsOf(mutwo, 4), dealer: 0, deal: 0, carry: null };
    const codes = mutwo.deck(setup);
    const hands = [0, 1, 2, 3].map((seat) => codes.slice(seat * 15, seat * 15 + 15));
    expect(mutwo.check(setup, { hands })).toBeUndefined();
    const twice = mutwo.check(setup, { hands: [hands[0], hands[0], hands[2], hands[3]] });
    expect(twice?.why).toEqual({ key: 'too-often', values: { card: 'R1' } });
  });
});

describe('trumps and partner', () => {
  test('[mutwo/5.1] the head defender names first, a suit or rank shown', () => {
    const table = contest();
    expect(table.refusal('0: trump R')?.clause).toBe('mutwo/5.1');
    expect(table.refusal('1: trump B')).toBeUndefined();
    expect(table.refusal('1: trump 9')).toBeUndefined();
    expect(table.refusal('1: trump Y')?.clause).toBe('mutwo/5.1');
    expect(table.refusal('1: trump 6')?.clause).toBe('mutwo/5.1');
  });

  test('[mutwo/5.1] the head defender cannot name none', () => {
    expect(contest().refusal('1: trump none')?.clause).toBe('mutwo/5.1');
  });

  test('[mutwo/5.2] the declarer names a suit or rank shown, or none', () => {
    const table = contest().do('trump B');
    for (const name of ['R', '6', '2', 'none'])
      expect(table.refusal(`trump ${name}`)).toBeUndefined();
    for (const name of ['B', '12', '1'])
      expect(table.refusal(`trump ${name}`)?.clause).toBe('mutwo/5.2');
  });

  test('[mutwo/5.2] not what the head defender has named', () => {
    const table = contest(['R6 R3 R12 B2', 'B6 B2 Y1 Y6', 'G1 G2 G3 G6', 'K1 K2 K3 K6']);
    expect(table.do('trump 6').refusal('trump 6')?.why.key).toBe('named-already');
  });

  test('[mutwo/5.3] a 3 or a 10 gives the right to the pair, which has the lower name', () => {
    const table = contest(['R3 R6 R12 B2', 'B10 B2 Y1 Y6', 'G1 G2 G3 G6', 'K1 K2 K3 K6']);
    expect(table.refusal('trump 10')?.clause).toBe('overtrick/1');
    table.do('trump 9');
    expect(table.refusal('trump 3')?.clause).toBe('overtrick/1');
    expect(table.refusal('trump 2')).toBeUndefined();
  });

  test('[mutwo/5.3] after 2s nobody can name 3s', () => {
    const table = contest(['R3 R6 R12 B1', 'B2 B3 Y1 Y6', 'G1 G2 G3 G6', 'K1 K2 K3 K6']);
    expect(table.do('trump 2').refusal('trump 2')?.clause).toBe('mutwo/5.2');
  });

  test('[mutwo/5.4] 6s below red: the other 6s, red, the red 6', () => {
    expect(ranking('R', '6')).toBe('B6=G6=Y6=K6 R1 R2 R3 R4 R5 R7 R8 R9 R10 R11 R12 R6');
  });

  test('[mutwo/5.4] red below 6s: red, the other 6s, the red 6', () => {
    expect(ranking('6', 'R')).toBe('R1 R2 R3 R4 R5 R7 R8 R9 R10 R11 R12 B6=G6=Y6=K6 R6');
  });

  test('[mutwo/5.4] 2s and 3s below red: twenty cards, the red pair on top', () => {
    const order = ranking('R', '2');
    expect(order).toBe('B2=G2=Y2=K2 B3=G3=Y3=K3 R1 R4 R5 R6 R7 R8 R9 R10 R11 R12 R2 R3');
    expect(order.split(/[ =]/).length).toBe(20);
  });

  test('[mutwo/5.4] red below 2s and 3s', () => {
    expect(ranking('2', 'R')).toBe(
      'R1 R4 R5 R6 R7 R8 R9 R10 R11 R12 B2=G2=Y2=K2 B3=G3=Y3=K3 R2 R3',
    );
  });

  test('[mutwo/5.4] red below blue: 24 cards, every blue above every red', () => {
    const suit = (letter: string) => [...Array(12).keys()].map((i) => `${letter}${i + 1}`);
    expect(ranking('B', 'R')).toBe([...suit('R'), ...suit('B')].join(' '));
  });

  test('[mutwo/5.4] of two ranks the declarer’s is above, though lower in number', () => {
    expect(ranking('1', '6')).toBe('R6=B6=G6=Y6=K6 R1=B1=G1=Y1=K1');
  });

  test('[mutwo/5.4] the declarer has none: only the head defender’s trump', () => {
    expect(ranking('none', '9')).toBe('R9=B9=G9=Y9=K9 R10=B10=G10=Y10=K10');
  });

  test('[mutwo/5.6] the partner is anybody but the declarer and the head defender', () => {
    const table = contest().do('trump B', 'trump R');
    for (const seat of [0, 1, 4]) {
      expect(table.refusal(`partner ${seat}`)?.clause).toBe('mutwo/5.6');
    }
    expect(table.refusal('partner 3')).toBeUndefined();
    expect(table.do('partner 2').state.partner).toBe(2);
  });

  test('[mutwo/5.6] the partner comes after the trump', () => {
    expect(contest().do('trump B').refusal('partner 2')?.clause).toBe('mutwo/5.6');
  });
});

describe('the play of MüTwo', () => {
  test('[mutwo/6.1] the declarer leads', () => {
    const table = contest().do('trump B', 'trump R', 'partner 2');
    expect(table.refusal('1: play Y1')?.clause).toBe('mutwo/6.1');
    expect(table.refusal('0: play R12')).toBeUndefined();
  });

  test('[mutwo/6.2] the led suit must be followed, also with a card that lies face up', () => {
    const table = contest(['G9 G3 R12 B2', 'B9 G8 Y1 Y6', 'G1 G2 R3 R6', 'K1 K2 K3 K6']);
    table.do('trump B', 'trump none', 'partner 2', 'play G9');
    expect(table.refusal('play Y1')?.clause).toBe('mutwo/6.2');
    expect(table.refusal('play Y1')?.cards).toEqual(['G8']);
    table.do('play G8');
    expect(table.refusal('play R3')?.cards).toEqual(['G1', 'G2']);
  });

  test('[mutwo/5.5] a trump rank has left its suit: it neither follows nor must it', () => {
    const table = contest(['R6 R1 Y12 B2', 'B9 Y2 Y6 K8', 'G1 G2 G3 G6', 'K1 K2 K3 K6']);
    table.do('trump B', 'trump 6', 'partner 2', 'play Y12');
    expect(table.refusal('play Y6')?.cards).toEqual(['Y2']);
    expect(table.refusal('play Y2')).toBeUndefined();
  });

  test('[mutwo/6.3] who cannot follow may play anything', () => {
    const table = contest().do('trump B', 'trump R', 'partner 2', 'play R12', 'play B9');
    for (const card of ['G1', 'G6']) expect(table.refusal(`play ${card}`)).toBeUndefined();
  });

  test('[mutwo/6.4] the first of equal trumps takes the trick', () => {
    const table = contest(['B6 R1 Y12 B2', 'G9 Y6 K8 K9', 'G1 G2 G3 G6', 'K1 K2 K3 K6']);
    table.do('trump G', 'trump 6', 'partner 2', 'play B6', 'play Y6', 'play G6', 'play K6');
    expect(mutwo.tricks(table.state)).toEqual([{ leader: 0, winner: 2 }]);
    table.do('play G3', 'play K1', 'play Y12', 'play G9');
    expect(mutwo.tricks(table.state).at(-1)?.winner).toBe(1);
  });

  test('[mutwo/6.4] a trump takes what was led in another suit', () => {
    const table = contest(['R6 R1 Y12 B2', 'G9 Y6 K8 K9', 'B1 Y2 G3 B6', 'R2 K2 K3 K6']);
    table.do('trump G', 'trump R', 'partner 2', 'play Y12', 'play Y6', 'play Y2', 'play R2');
    expect(mutwo.tricks(table.state)).toEqual([{ leader: 0, winner: 3 }]);
  });

  test('[mutwo/6.4] without a trump the highest card of the led suit takes it', () => {
    const table = contest(['R6 R1 Y1 B2', 'G9 Y6 K8 K9', 'G1 Y12 G3 G6', 'K1 K2 K3 K6']);
    table.do('trump 9', 'trump none', 'partner 2', 'play Y1', 'play Y6', 'play Y12', 'play K6');
    expect(mutwo.tricks(table.state)).toEqual([{ leader: 0, winner: 2 }]);
  });

  test('[mutwo/6.5] the winner leads to the next trick and has it counted', () => {
    const table = contest(['R6 R1 Y1 B2', 'G9 Y6 K8 K9', 'G1 Y12 G3 G6', 'K1 K2 K3 K6']);
    table.do('trump 9', 'trump none', 'partner 2', 'play Y1', 'play Y6', 'play Y12', 'play K6');
    expect(mutwo.acting(table.state)).toBe(1 << 2);
    expect(mutwo.view(table.state, 3).taken).toEqual({ declarer: 1, defence: 0 });
  });

  test('[mutwo/6.6] a card that is gone or somebody else’s cannot be played', () => {
    const table = contest().do('trump B', 'trump R', 'partner 2');
    expect(table.refusal('play K1')?.clause).toBe('mutwo/6.6');
    expect(table.refusal('play R6')).toBeUndefined();
  });

  test('[mutwo/4.3] a card on the table is played from there', () => {
    const table = contest().do('trump B', 'trump R', 'partner 2', 'play R6');
    expect(mutwo.view(table.state, 1).displays[0]).toEqual(['R3']);
  });
});
