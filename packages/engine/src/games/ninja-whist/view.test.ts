import { describe, expect, test } from 'vitest';
import { seeded } from '../../../test/driver.ts';
import { lead, put, round } from '../../../test/ninja.ts';
import { ninjaWhist } from './index.ts';
import { TOKENS } from './tokens.ts';

const name = (seat: number) => `P${seat}`;

/** How often each seat, or nobody, holds a card in many guesses. */
function holders(state: Parameters<typeof ninjaWhist.view>[0], eyes: number, card: string) {
  const guess = ninjaWhist.guesser(ninjaWhist.view(state, eyes));
  const random = seeded('holders', card);
  const found: Record<string, number> = {};
  for (let i = 0; i < 4000; i++) {
    const seat = ninjaWhist.layout(guess(random)).hands.findIndex((hand) => hand.includes(card));
    found[seat] = (found[seat] ?? 0) + 1;
  }
  return found;
}

describe('what a player may know', () => {
  test('a view shows the round, the trump, bids against tricks, tokens and the stock', () => {
    const table = round({
      hands: ['W2 F2', 'W3 F3', 'W9 F4'],
      turnUp: 'F5',
      tokens: ['a', '', ''],
    });
    table.do('bid 1', 'bid 0', 'bid 2', put('W2'), put('W3'), put('W9'));
    expect(ninjaWhist.view(table.state, 1)).toMatchObject({
      round: 1,
      rounds: 29,
      handSize: 2,
      turnUp: 'F5',
      trump: 'F',
      bids: [1, 0, 2],
      taken: [0, 0, 1],
      scoreAreas: [['a'], [], []],
      playAreas: [[], [], ['-']],
      tokenStock: 30,
      hand: ['F3'],
      held: [1, 1, 1],
    });
  });

  test('a card that was not seen is as likely undealt as the numbers say', () => {
    const { state } = round({ hands: ['W2 F2', 'W3 F3', 'W9 F4'], turnUp: 'F5' });
    const found = holders(state, 0, 'NK');
    // 45 cards less two of one's own and the one turned up: 42, of which each other seat has two.
    for (const seat of [1, 2]) expect(Math.abs(found[seat] - (4000 * 2) / 42)).toBeLessThan(50);
    expect(found[0]).toBeUndefined();
    expect(Math.abs(found[-1] - (4000 * 38) / 42)).toBeLessThan(70);
  });

  test('nobody is given a card that they have shown not to have, nor the one turned up', () => {
    const table = lead({ hands: ['W2 F2', 'N3 F3', 'W9 F4'], turnUp: 'F5' });
    table.do(put('W2'), put('N3'));
    expect(holders(table.state, 2, 'W5')[1]).toBeUndefined();
    expect(holders(table.state, 2, 'W5')[0]).toBeGreaterThan(0);
    expect(Object.keys(holders(table.state, 2, 'F5'))).toEqual(['-1']);
  });

  test('who does not follow an Archer has not got the other', () => {
    const options = { lesserArcher: true };
    const table = lead({ hands: ['AR F2', 'N3 F3', 'W9 F4'], turnUp: 'F5', options });
    table.do(put('AR'), put('N3'));
    expect(holders(table.state, 2, 'LA')[1]).toBeUndefined();
    expect(holders(table.state, 2, 'LA')[0]).toBeGreaterThan(0);
  });

  test('a world is guessed while a token is to be taken', () => {
    const table = lead({ hands: ['W2 F2', 'W3 F3', 'W9 F4'], tokens: [TOKENS.join(' '), '', ''] });
    table.do(put('W2'), put('W3'), put('W9'));
    for (const eyes of [-1, 0, 1, 2]) {
      const view = ninjaWhist.view(table.state, eyes);
      const world = ninjaWhist.guesser(view)(seeded('take', eyes));
      expect(ninjaWhist.view(world, eyes)).toEqual(view);
    }
  });
});

describe('what is said', () => {
  const { words } = ninjaWhist;

  test('cards and tokens have names', () => {
    expect(['WA', 'F10', 'NK', 'AR', 'LA'].map(words.card)).toEqual([
      'Ace of swords',
      '10 of staffs',
      'King of knives',
      'Archer',
      'Lesser Archer',
    ]);
    expect(words.event({ type: 'draw', seat: 1, token: 'dda' }, name)).toBe(
      'P1 draws the token 1 sword, 2 stars.',
    );
    expect(words.event({ type: 'draw', seat: 1, token: '-' }, name)).toBe(
      'P1 draws a blank token.',
    );
  });

  test('a play tells its tokens, a take whose token it was', () => {
    const tokens = ['a', 'aab'];
    expect(words.event({ type: 'play', seat: 0, card: 'W6', tokens, lift: 3 }, name)).toBe(
      'P0 plays the 6 of swords with 2 tokens, +3.',
    );
    const taken = (from: number) => words.event({ type: 'take', seat: 0, from, token: 'a' }, name);
    expect(taken(2)).toMatch(/takes the token 1 sword from P2/);
    expect(taken(0)).toMatch(/of their own/);
  });

  test('the card turned up is told with what it means', () => {
    const say = (card: string | null, trump: string) =>
      words.event({ type: 'turn-up', card, trump }, name);
    expect(say('W3', 'W')).toBe('The 3 of swords is turned up: swords are trump.');
    expect(say('AR', 'none')).toBe('The Archer is turned up: there is no trump.');
    expect(say(null, 'none')).toBe('The largest hands are played with no trump.');
  });

  test('status and badges sum up the round', () => {
    const table = round({
      hands: ['W2 F2', 'W3 F3', 'W9 F4'],
      turnUp: 'F5',
      tokens: ['a', '', ''],
    });
    const view = ninjaWhist.view(table.do('bid 1', 'bid 0').state, 0);
    expect(words.status(view, name)).toEqual([
      ['Round', '1 of 29, 2 cards each'],
      ['Trump', 'staffs, the 5 of staffs is turned up'],
      ['Bids', '1 for 2 tricks'],
      ['Barred', 'P2 may not bid 1'],
      ['Stock', '31 tokens'],
    ]);
    expect(words.badges(view, 0)).toEqual(['0 of 1 trick']);
    expect(words.badges(view, 2)).toEqual(['dealer']);
    expect(words.areas?.(view, 0)).toEqual([
      ['score', view.scoreAreas[0]],
      ['play', view.playAreas[0]],
    ]);
  });
});
