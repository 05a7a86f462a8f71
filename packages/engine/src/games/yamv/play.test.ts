import { describe, expect, test } from 'vitest';
import { Scene } from '../../../test/builders.ts';
import { optionsOf } from '../../../test/driver.ts';
import { deck, packs, trumps } from './faces.ts';
import { yamv } from './index.ts';

const PASSES = Array<string>(4).fill('pass');
const setupFor = (players: number) => ({
  players,
  options: optionsOf(yamv, players),
  dealer: 0,
  deal: 0,
  carry: null,
});

/** Seat 0 is declarer with its first two cards, seat 1 head defender with its first. */
function contest(hands = ['S4 S3 S1 C1', 'H5 H3 JK D1', 'D2 D3 D4 D5', 'C2 C3 C4 C5']) {
  const [first, second] = hands[0].split(' ');
  const [other] = hands[1].split(' ');
  const table = new Scene(yamv, { hands, stock: 'S7 H7', dealer: 3 });
  return table.do(`bid ${first} ${second}`, `bid ${other}`, ...PASSES);
}

/** The trumps of five players from low to high, and how many they are. */
function ranking(declarer: string, defender?: string): string {
  const order = trumps.order(trumps.index(declarer), trumps.index(defender));
  const groups = order.trumps(packs[5].map((card) => deck.kindOf(card)));
  return `${groups.flat().length}: ${groups.map((group) => group.join('=')).join(' ')}`;
}

const all = (rank: number) => ['S', 'H', 'D', 'C'].map((suit) => suit + rank);
const twice = (rank: number) => all(rank).flatMap((code) => [code, code]);

describe('the cards of YAMV', () => {
  test('[yamv/1.1] ranks to 8, 10 and 12, even ones twice', () => {
    const spades = (players: number) =>
      yamv.deck(setupFor(players)).filter((code) => code.startsWith('S'));
    expect(spades(4).join(' ')).toBe('S1 S2 S2 S3 S4 S4 S5 S6 S6 S7 S8 S8');
    expect(spades(5).slice(-3)).toEqual(['S9', 'S10', 'S10']);
    expect(spades(6).slice(-3)).toEqual(['S11', 'S12', 'S12']);
  });

  test('[yamv/1.2] 50, 62 and 74 cards, two of them jokers', () => {
    const decks = [4, 5, 6].map((players) => yamv.deck(setupFor(players)));
    expect(decks.map((cards) => cards.length)).toEqual([50, 62, 74]);
    for (const cards of decks) expect(cards.filter((code) => code === 'JK').length).toBe(2);
  });

  test('[yamv/2.1] the deal passes to the left', () => {
    expect(yamv.next(contest().state).dealer).toBe(0);
  });

  test('[yamv/2.2] twelve cards each, and two in the stock', () => {
    for (const players of [4, 5, 6]) {
      const setup = setupFor(players);
      const codes = yamv.deck(setup);
      const hands = [...Array(players).keys()].map((seat) =>
        codes.slice(seat * 12, seat * 12 + 12),
      );
      expect(yamv.handSize(setup)).toBe(12);
      expect(yamv.check(setup, { hands, stock: ['JK', 'JK'] })).toBeUndefined();
      expect(yamv.check(setup, { hands, stock: ['JK'] })?.why.key).toBe('stock-size');
      expect(yamv.check(setup, { hands, stock: ['JK', 'S1'] })?.why.values).toEqual({ card: 'S1' });
    }
  });
});

describe('partner and trumps', () => {
  test('[yamv/5.1] the partner comes first: anybody but declarer and head defender', () => {
    const table = contest();
    expect(table.refusal('trump S')?.clause).toBe('yamv/5.2');
    for (const seat of [0, 1, 4]) expect(table.refusal(`partner ${seat}`)?.clause).toBe('yamv/5.1');
    expect(table.do('partner 3').state.partner).toBe(3);
  });

  test('[yamv/5.2] the declarer names a suit or rank shown, or none', () => {
    const table = contest().do('partner 2');
    expect(table.refusal('1: trump 5')?.clause).toBe('yamv/5.2');
    for (const name of ['S', '4', '3', 'none'])
      expect(table.refusal(`trump ${name}`)).toBeUndefined();
    for (const name of ['C', '1']) expect(table.refusal(`trump ${name}`)?.clause).toBe('yamv/5.2');
  });

  test('[yamv/5.3] the head defender names a rank shown, or none, but no suit', () => {
    const table = contest().do('partner 2', 'trump S');
    for (const name of ['5', 'none']) expect(table.refusal(`trump ${name}`)).toBeUndefined();
    for (const name of ['H', '3']) expect(table.refusal(`trump ${name}`)?.clause).toBe('yamv/5.3');
  });

  test('[yamv/5.3] not the declarer’s rank', () => {
    const table = contest(['S4 S3 S1 C1', 'H4 H3 JK D1', 'D2 D3 D4 D5', 'C2 C3 C4 C5']);
    expect(table.do('partner 2', 'trump 4').refusal('trump 4')?.why.key).toBe('named-already');
  });

  test('[yamv/5.3] both may name none', () => {
    const table = contest().do('partner 2', 'trump none', 'trump none');
    expect(yamv.view(table.state, 2).trumps).toEqual([['JK', 'JK']]);
  });

  test('[yamv/5.3] without a head defender the declarer’s choice stands alone', () => {
    const hands = ['S4', 'H4', 'D4', 'C4'];
    const table = new Scene(yamv, { hands, stock: 'S7 H7', dealer: 3 }).do('bid S4', ...PASSES);
    table.do('partner 2', 'trump 4');
    expect(table.state.phase).toBe('exchange');
    expect(yamv.view(table.state, 1).defenderTrump).toBeNull();
  });

  test('[yamv/5.4] spades and 4s: 23', () => {
    expect(ranking('S', '4')).toBe(
      '23: S1 S2=S2 S3 S5 S6=S6 S7 S8=S8 S9 S10=S10 H4=H4=D4=D4=C4=C4 S4=S4 JK=JK',
    );
  });

  test('[yamv/5.4] spades and 3s: 20', () => {
    expect(ranking('S', '3')).toBe(
      '20: S1 S2=S2 S4=S4 S5 S6=S6 S7 S8=S8 S9 S10=S10 H3=D3=C3 S3 JK=JK',
    );
  });

  test('[yamv/5.4] spades and no rank: 17', () => {
    const spades = '17: S1 S2=S2 S3 S4=S4 S5 S6=S6 S7 S8=S8 S9 S10=S10 JK=JK';
    expect(ranking('S', 'none')).toBe(spades);
    expect(ranking('S')).toBe(spades);
  });

  test.each([
    ['4', 'none', `10: ${twice(4).join('=')} JK=JK`],
    ['3', 'none', `6: ${all(3).join('=')} JK=JK`],
    ['none', 'none', '2: JK=JK'],
    ['4', '6', `18: ${twice(4).join('=')} ${twice(6).join('=')} JK=JK`],
    ['4', '3', `14: ${all(3).join('=')} ${twice(4).join('=')} JK=JK`],
    ['3', '5', `10: ${all(3).join('=')} ${all(5).join('=')} JK=JK`],
  ])('[yamv/5.4] %s and %s: %s', (declarer, defender, order) => {
    expect(ranking(declarer, defender)).toBe(order);
    expect(ranking(defender, declarer)).toBe(order);
  });

  test('[yamv/5.6] jokers are trumps before and without any name', () => {
    expect(ranking('none')).toBe('2: JK=JK');
    expect(yamv.view(contest().state, 0).trumps).toEqual([['JK', 'JK']]);
  });
});

describe('the play of YAMV', () => {
  const start = (trump: string, other: string, hands?: string[]) =>
    contest(hands).do('partner 2', `trump ${trump}`, `trump ${other}`, 'exchange S7 H7 /');

  test('[yamv/7.1] the declarer leads', () => {
    const table = start('S', '5');
    expect(table.refusal('1: play H3')?.clause).toBe('yamv/7.1');
    expect(table.refusal('0: play C1')).toBeUndefined();
  });

  test('[yamv/7.2] a joker may not be played while one can follow a plain suit', () => {
    const table = start('S', '5', ['S4 S3 S1 D6', 'H5 D3 JK D1', 'D2 C1 C3 D5', 'C2 C4 C5 C6']);
    table.do('play D6');
    expect(table.refusal('play JK')?.clause).toBe('yamv/7.2');
    expect(table.refusal('play JK')?.cards).toEqual(['D1', 'D3']);
  });

  test('[yamv/7.2] a led joker asks for trump', () => {
    const table = start('S', '5', ['JK S3 S1 D6', 'H5 D3 H3 D1', 'D2 S2 C3 D5', 'C2 C4 C6 C8']);
    table.do('play JK');
    expect(table.refusal('play D3')?.cards).toEqual(['H5']);
    expect(table.do('play H5').refusal('play D2')?.cards).toEqual(['S2', 'D5']);
  });

  test('[yamv/5.5] a card of a trump rank does not follow its own suit', () => {
    const table = start('S', '5', ['S4 S3 S1 D6', 'H5 D3 D5 D1', 'D2 C1 C3 D4', 'C2 C4 C5 C6']);
    expect(table.do('play D6').refusal('play D5')?.cards).toEqual(['D1', 'D3']);
  });

  test('[yamv/7.3] who cannot follow may play anything, a joker too', () => {
    const table = start('S', '5').do('play C1');
    for (const card of ['H3', 'H5', 'JK', 'D1']) {
      expect(table.refusal(`play ${card}`)).toBeUndefined();
    }
  });

  test('[yamv/7.4] the first of two jokers wins, and of two equal cards', () => {
    const hands = ['S4 S3 JK D6', 'H5 D3 D8 D1', 'D2 C1 C3 JK', 'C2 C4 C6 D8'];
    const table = start('S', '5', hands).do('play JK', 'play H5', 'play JK', 'play C2');
    expect(yamv.tricks(table.state)).toEqual([{ leader: 0, winner: 0 }]);
    table.do('play D6', 'play D8', 'play D2', 'play D8');
    expect(yamv.tricks(table.state)[1]).toEqual({ leader: 0, winner: 1 });
  });

  test('[yamv/7.4] a joker takes any trick, also if nothing was named', () => {
    const table = start('none', 'none', [
      'S4 S3 S1 C8',
      'H5 D3 H3 D1',
      'D2 JK D4 D5',
      'C2 C3 C4 C5',
    ]).do('play C8', 'play H3', 'play JK', 'play C2');
    expect(yamv.tricks(table.state)[0].winner).toBe(2);
  });

  test('[yamv/7.5] the winner leads to the next trick', () => {
    const table = start('S', '5').do('play C1', 'play JK', 'play D2', 'play C2');
    expect(yamv.acting(table.state)).toBe(1 << 1);
    expect(yamv.view(table.state, 0).taken).toEqual({ declarer: 0, defence: 1 });
  });

  test('[yamv/7.6] of two copies the one that lies face up is played', () => {
    const table = start('S', '5', ['S4 S3 S4 C1', 'H5 H3 JK D1', 'D2 D3 D4 D5', 'C2 C3 C4 C6']);
    table.do('play S4');
    const view = yamv.view(table.state, 0);
    expect([view.displays[0], view.hand]).toEqual([['S3'], ['S4', 'C1']]);
  });

  test('[yamv/7.6] only own cards, and not those discarded', () => {
    const table = start('S', '5');
    for (const card of ['D2', 'S7']) {
      expect(table.refusal(`play ${card}`)?.clause).toBe('yamv/7.6');
    }
  });
});
