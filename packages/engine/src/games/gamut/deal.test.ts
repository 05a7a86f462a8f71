import { describe, expect, test } from 'vitest';
import { optionsOf, seeded } from '../../../test/driver.ts';
import { FOUR_SUITS, finish, playable, plays, scene, WHOLE_SUITS } from '../../../test/gamut.ts';
import type { Game, Layout } from '../../game.ts';
import { openMatch, settle, winners } from '../../match.ts';
import { gamut } from './index.ts';

const options = optionsOf(gamut as Game, 4);
const setup = { players: 4, options, dealer: 2, deal: 0, carry: { passed: 0 } };

describe('the cards and the deal of Gamut', () => {
  test('[gamut/1.1] thirty-two cards, eight in each of four suits', () => {
    const pack = gamut.deck(setup);
    expect(new Set(pack).size).toBe(32);
    for (const suit of 'SHDC') {
      const ranks = pack.filter((code) => code[0] === suit).map((code) => code[1]);
      expect(ranks.sort().join('')).toBe('789AJKQT');
    }
  });

  test.each([
    ['HA', 'HK'],
    ['HK', 'HQ'],
    ['HQ', 'HJ'],
    ['HJ', 'HT'],
    ['HT', 'H9'],
    ['H9', 'H8'],
    ['H8', 'H7'],
  ])('[gamut/1.2] %s beats %s', (high, low) => {
    const table = scene([`${low}`, `${high}`, 'D7', 'D8'], 'SA');
    table.do('bid 0', 'bid 0', 'bid 0', 'bid 0');
    expect(gamut.tricks(plays(table, `${low} ${high} D7 D8`).state)[0].winner).toBe(1);
  });

  test('[gamut/2.1] the deal passes to the left, also after a hand in which all folded', () => {
    const table = scene(FOUR_SUITS, 'CA', { dealer: 3 }).do('fold', 'fold', 'fold', 'fold');
    expect(gamut.next(table.state)).toEqual({ dealer: 0, carry: { passed: 0 } });
  });

  test('[gamut/2.2] eight cards each; the turn-up is the last that the dealer is dealt', () => {
    const told: unknown[] = [];
    const state = gamut.deal(setup, seeded('turn-up'), (event) => told.push(event));
    const { hands, turnUp } = gamut.layout(state);
    expect(hands.map((hand) => hand.length)).toEqual([8, 8, 8, 8]);
    expect(hands[2]).toContain(turnUp);
    expect(gamut.view(state, 0).turnUp).toBe(turnUp);
    expect(told[0]).toEqual({ type: 'deal', dealer: 2, size: 8, turnUp });
  });

  test('[gamut/2.2] the turn-up can be any of the cards dealt', () => {
    const suits = new Set<string>();
    const random = seeded('suits');
    for (let i = 0; i < 50; i++) suits.add(gamut.view(gamut.deal(setup, random), -1).turnUp[0]);
    expect([...suits].sort().join('')).toBe('CDHS');
  });

  test('[gamut/2.2] the turn-up stays in the dealer’s hand and is played like any other card', () => {
    const table = scene(FOUR_SUITS, 'SA').do('bid 0', 'bid 0', 'bid 0', 'bid 0');
    expect(playable(table)).toContain('SA');
  });

  const whole: Layout = { hands: WHOLE_SUITS.map((hand) => hand.split(' ')), turnUp: 'D7' };

  test('[gamut/2.2] a deal has the whole pack and a turn-up from the dealer’s hand', () => {
    expect(gamut.check(setup, whole)).toBeUndefined();
    expect(gamut.check(setup, { ...whole, turnUp: 'C7' })?.why.values).toEqual({ given: '"C7"' });
    expect(gamut.check(setup, { ...whole, turnUp: null })?.why.values).toEqual({ given: 'null' });
    const [first, ...others] = whole.hands;
    const missing = { ...whole, hands: [first.slice(1), ...others] };
    expect(gamut.check(setup, missing)?.why.values).toMatchObject({ cards: 7 });
    const twice = { ...whole, hands: [['D7', ...first.slice(1)], ...others] };
    expect(gamut.check(setup, twice)?.why.values).toEqual({ card: 'D7' });
  });

  test.each([
    ['HA', 'hearts', 'give'],
    ['SA', 'spades', 'bid'],
    ['CA', 'clubs', 'fold'],
    ['DA', null, 'choose'],
  ])('[gamut/2.3] %s turned up: %s', (turnUp, contract, phase) => {
    expect(gamut.view(scene(FOUR_SUITS, turnUp).state, 0)).toMatchObject({ contract, phase });
  });

  test.each(['SA', 'CA', 'DA'])('[gamut/2.4] the dealer decides first after %s', (turnUp) => {
    const table = scene(FOUR_SUITS, turnUp, { dealer: 1 });
    expect(gamut.acting(table.state)).toBe(1 << 1);
    const move = turnUp === 'SA' ? 'bid 0' : turnUp === 'CA' ? 'stay' : 'pass';
    expect(table.refusal(`2: ${move}`)?.why.values).toEqual({ seat: 1 });
    expect(gamut.acting(table.do(move).state)).toBe(1 << 2);
  });

  test.each(['SA', 'CA', 'DA'])('[gamut/2.4] with eldest the dealer is last after %s', (turnUp) => {
    const eldest = { options: { firstToAct: 'eldest' }, dealer: 1 };
    const table = scene(FOUR_SUITS, turnUp, eldest);
    expect(gamut.acting(table.state)).toBe(1 << 2);
    const move = turnUp === 'SA' ? 'bid 0' : turnUp === 'CA' ? 'stay' : 'pass';
    expect(gamut.acting(table.do(move, move, move).state)).toBe(1 << 1);
  });

  test('[gamut/2.4] with eldest the dealer still leads', () => {
    const eldest = { options: { firstToAct: 'eldest' }, dealer: 1 };
    const spades = scene(FOUR_SUITS, 'SA', eldest).do('bid 0', 'bid 0', 'bid 0', 'bid 0');
    expect(gamut.acting(spades.state)).toBe(1 << 1);
    const clubs = scene(FOUR_SUITS, 'CA', eldest).do('stay', 'stay', 'stay', 'stay');
    expect(gamut.acting(clubs.state)).toBe(1 << 1);
  });
});

describe('the tricks of Gamut', () => {
  const spades = (hands: string[]) => scene(hands, 'SA').do('bid 0', 'bid 0', 'bid 0', 'bid 0');

  test('[gamut/4.1] turns go to the left, and only cards in hand are played', () => {
    const table = spades(['H7 D7', 'H8 D8', 'H9 D9', 'HT DT']);
    expect(table.refusal('1: play H8')?.clause).toBe('gamut/4.1');
    expect(table.refusal('play H8')?.clause).toBe('gamut/4.1');
    expect(gamut.acting(plays(table, 'H7').state)).toBe(1 << 1);
    expect(table.refusal('bid 1')?.clause).toBe('gamut/6.2');
  });

  test('[gamut/4.2] who can follow must, and is told with what', () => {
    const table = plays(spades(['H7 D7', 'H8 D8', 'H9 D9', 'HT DT']), 'H7');
    expect(table.refusal('play D8')).toMatchObject({ clause: 'gamut/4.2', cards: ['H8'] });
    expect(table.refusal('play H8')).toBeUndefined();
  });

  test('[gamut/4.3] who cannot follow plays anything, trump or not, high or low', () => {
    const table = plays(spades(['H7 D7 D8', 'S8 DA C7', 'H9 D9 C9', 'HT DT CT']), 'H7');
    expect(playable(table)).toBe('S8 DA C7');
  });

  test('[gamut/4.4] a discard does not win; the highest of the suit led does', () => {
    const table = plays(spades(['H7 D7', 'DA CA', 'H9 D9', 'H8 DT']), 'H7 DA H9 H8');
    expect(gamut.tricks(table.state)).toEqual([{ leader: 0, winner: 2 }]);
  });

  test('[gamut/4.4] the highest trump wins', () => {
    const table = plays(spades(['H7 D7', 'S8 CA', 'H9 D9', 'S7 DT']), 'H7 S8 H9 S7');
    expect(gamut.tricks(table.state)).toEqual([{ leader: 0, winner: 1 }]);
  });

  test('[gamut/4.5] the winner leads, and after the last card the deal is over', () => {
    const table = plays(spades(['H7 D7', 'H8 D8', 'H9 D9', 'HT DT']), 'H7 H8 H9 HT');
    expect(gamut.acting(table.state)).toBe(1 << 3);
    plays(table, 'DT D7 D8 D9');
    expect(gamut.acting(table.state)).toBe(0);
    expect(table.refusal('3: play DT')?.clause).toBe('gamut/4.1');
  });
});

describe('the match of Gamut', () => {
  const opening = openMatch(gamut, 4, options, 0);

  test('[gamut/8.1] it goes on at 39 and is over at 40', () => {
    expect(gamut.finished(setup, [39, 0, -5, 12])).toBe(false);
    expect(gamut.finished(setup, [39, 40, -5, 12])).toBe(true);
  });

  test('[gamut/8.1] the target can be another one', () => {
    const short = { ...setup, options: { ...options, target: 10 } };
    expect([gamut.finished(short, [9, 0, 0, 0]), gamut.finished(short, [10, 0, 0, 0])]).toEqual([
      false,
      true,
    ]);
  });

  test('[gamut/8.2] the lines of a deal add up and are added to the totals', () => {
    const table = finish(scene(WHOLE_SUITS, 'SA').do('bid 8', 'bid 0', 'bid 0', 'bid 0'));
    const before = { ...opening, totals: [1, 2, 3, 4] };
    expect(settle(gamut, before, table.state).totals).toEqual([14, 7, 16, 9]);
  });

  test('[gamut/8.3] a tie at the top is a shared win', () => {
    expect(winners({ ...opening, totals: [41, 12, 41, 40], over: true })).toEqual([0, 2]);
  });
});
