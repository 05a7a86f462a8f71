import { expect, test } from 'vitest';
import { floor } from './floor.ts';

interface Play {
  seat: number;
  card: number;
  legal: number[];
}

interface Deal {
  hands: number[][];
  trump: number;
  tricks: Play[][];
  winners: number[];
}

const suitOf = (card: number): number => Math.floor(card / 8);

/** sfc32 with plain arithmetic. */
function generator(seed: number): () => number {
  let [a, b, c, d] = [seed >>> 0, 0x9e3779b9, 0x243f6a88, 1];
  return () => {
    const word = (a + b + d) >>> 0;
    [a, b, c, d] = [
      (b ^ (b >>> 9)) >>> 0,
      (c * 9) >>> 0,
      (((c << 21) | (c >>> 11)) + word) >>> 0,
      d + 1,
    ];
    return word;
  };
}

/**
 * The game of the floor by its rules and from the same words, with lists in place of masks and tables.
 * The deal that stirs the generator is played and left out.
 */
function* replay(seed: number): Generator<Deal, never> {
  const next = generator(seed);
  const deck = Array.from({ length: 32 }, (_, i) => i);
  for (let count = -1; ; count++) {
    let word = 0;
    for (let i = 31; i >= 8; i--) {
      word = next();
      const j = Math.floor((Math.floor(word / 32) * (i + 1)) / 2 ** 27);
      [deck[i], deck[j]] = [deck[j], deck[i]];
    }
    const hands = [0, 1, 2, 3].map((seat) => deck.slice(8 * seat, 8 * seat + 8));
    const deal: Deal = { hands, trump: word % 4, tricks: [], winners: [] };
    playOut(deal, Math.max(count, 0) % 4, next);
    deck.splice(0, 32, ...hands.flat());
    if (count >= 0) yield deal;
  }
}

/** In a hand, a played card changes places with the last of those still held. */
function playOut(deal: Deal, dealer: number, next: () => number): void {
  let leader = dealer;
  for (let held = 8; held > 0; held--) {
    const trick: Play[] = [];
    for (let i = 0; i < 4; i++) {
      const seat = (leader + i) % 4;
      const hand = deal.hands[seat];
      const holding = hand.slice(0, held);
      const suited = holding.filter((card) => i > 0 && suitOf(card) === suitOf(trick[0].card));
      const legal = suited.length > 0 ? suited.sort((x, y) => x - y) : holding;
      const card = legal[Math.floor((Math.floor(next() / 16) * legal.length) / 2 ** 28)];
      trick.push({ seat, card, legal });
      hand[hand.indexOf(card)] = hand[held - 1];
      hand[held - 1] = card;
    }
    leader = winner(trick, deal.trump);
    deal.tricks.push(trick);
    deal.winners.push(leader);
  }
}

function winner(trick: Play[], trump: number): number {
  const suit = trick.some(({ card }) => suitOf(card) === trump) ? trump : suitOf(trick[0].card);
  const inSuit = trick.filter(({ card }) => suitOf(card) === suit);
  return inSuit.reduce((best, play) => (play.card > best.card ? play : best)).seat;
}

/** As the floor sums up: after each trick the winning card's strength and seat, after each deal the tricks. */
function summed(deals: Deal[]): number {
  let sum = 0;
  const add = (value: number): void => {
    sum = (Math.imul(sum, 31) + value) | 0;
  };
  for (const { trump, tricks, winners } of deals) {
    tricks.forEach((trick, i) => {
      const card = trick.find(({ seat }) => seat === winners[i])?.card ?? -1;
      add(((suitOf(card) === trump ? 16 : 8) + (card % 8)) * 4 + winners[i]);
    });
    add(winners.reduce((score, seat) => score + 256 ** seat, 0));
  }
  return sum;
}

function replayed(count: number, seed: number): Deal[] {
  const stream = replay(seed);
  return Array.from({ length: count }, () => stream.next().value);
}

test.each([1, 2, 3, 12345, -7, 2 ** 31 - 1])(
  'a naive replay of seed %i comes to the same',
  (seed) => {
    expect(floor(300, seed)).toEqual({ moves: 9600, checksum: summed(replayed(300, seed)) });
  },
);

test('the checksum shows a single trick that goes elsewhere', () => {
  const deals = replayed(300, 1);
  deals[150].winners[3] = (deals[150].winners[3] + 1) % 4;
  expect(summed(deals)).not.toBe(floor(300, 1).checksum);
});

test('what is replayed is the game: 32 cards once each, suit followed, every legal card alike', () => {
  const chosen = Array.from({ length: 9 }, () => new Array<number>(9).fill(0));
  const suits = [0, 0, 0, 0];
  for (const { hands, trump, tricks, winners } of replayed(4000, 5)) {
    suits[trump]++;
    const plays = tricks.flat();
    expect(new Set(plays.map(({ card }) => card)).size).toBe(32);
    expect(plays.every(({ seat, card }) => hands[seat].includes(card))).toBe(true);
    expect(tricks.slice(1).map((trick) => trick[0].seat)).toEqual(winners.slice(0, 7));
    for (const { card, legal } of plays) chosen[legal.length][legal.indexOf(card)]++;
  }
  for (const count of suits) expect(Math.abs(count - 1000)).toBeLessThan(150);
  for (let size = 1; size <= 8; size++) {
    const expected = chosen[size].reduce((a, b) => a + b) / size;
    for (let k = 0; k < size; k++) {
      expect(Math.abs(chosen[size][k] - expected)).toBeLessThan(4.5 * Math.sqrt(expected));
    }
  }
});
