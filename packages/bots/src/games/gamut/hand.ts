import type { Seat } from '@overtrick/engine';
import type { GamutState } from '@overtrick/engine/games/gamut';
import { countBits } from '@overtrick/engine/kit';
import type { CountedHand } from '../../says.ts';

/** The contracts as the game numbers them. */
export const HEARTS = 0;
export const SPADES = 1;
export const CLUBS = 2;

/** By contract, what a hand is made of. */
export const FIGURES: readonly (readonly string[])[] = [
  ['one', 'low hearts', 'high hearts', 'queen', 'over the queen', 'spades', 'low', 'high', 'voids'],
  [
    ...['one', 'spades', 'ace', 'king', 'queen', 'jack', 'aces', 'kings', 'queens', 'short suits'],
    ...['opponents called', 'partner called', 'leads', 'calls last'],
  ],
  [
    ...[
      'one',
      'trumps',
      'jack of clubs',
      'jack of spades',
      'ace',
      'king',
      'aces',
      'kings',
      'voids',
    ],
    ...['stayed', 'folded', 'leads'],
  ],
];

/** Used again at every look. */
export const figures: number[] = FIGURES[SPADES].map(() => 0);
/** The ranks held in spades, hearts, diamonds and clubs, as bits from the 7 up. */
const held: number[] = [0, 0, 0, 0];
const [JACK, QUEEN, KING, ACE] = [4, 5, 6, 7];
const LOW = 0b111;

function has(ranks: number, rank: number): number {
  return (ranks >> rank) & 1;
}

/** Fills in `figures` for the hand that a seat was dealt, as it is seen in a contract before its turn. */
export function weighHand(state: GamutState, seat: Seat, contract: number): void {
  look(state, seat);
  weighHeld(state, seat, contract);
}

/** The same for other cards: the ranks in spades, hearts, diamonds and clubs. */
export function weighRanks(
  state: GamutState,
  seat: Seat,
  contract: number,
  ranks: readonly number[],
): void {
  for (let suit = 0; suit < held.length; suit++) held[suit] = ranks[suit];
  weighHeld(state, seat, contract);
}

function weighHeld(state: GamutState, seat: Seat, contract: number): void {
  figures.fill(0);
  figures[0] = 1;
  if (contract === HEARTS) weighHearts();
  else if (contract === SPADES) weighSpades(state, seat);
  else weighClubs(state, seat);
}

/** What a hand has to play a contract with, as people count it. */
export function holdingOf(state: GamutState, seat: Seat, contract: number): CountedHand {
  weighHand(state, seat, contract);
  const low = held.reduce((sum, ranks) => sum + countBits(ranks & LOW), 0);
  const cards = held.reduce((sum, ranks) => sum + countBits(ranks), 0);
  if (contract === HEARTS) return { trumps: -1, high: 0, low, cards };
  return { trumps: figures[1], high: figures[6] + figures[7], low, cards };
}

function look({ cards }: GamutState, seat: Seat): void {
  const { deck, dealt } = cards;
  held.fill(0);
  for (let word = 0, at = seat * deck.words; word < deck.words; word++, at++) {
    for (let rest = dealt[at]; rest !== 0; rest &= rest - 1) {
      const kind = deck.kindAt[word * 32 + 31 - Math.clz32(rest & -rest)];
      held[deck.suitOf[kind]] |= 1 << deck.rankOf[kind];
    }
  }
}

function weighHearts(): void {
  const [spades, hearts, diamonds, clubs] = held;
  figures[1] = countBits(hearts & LOW);
  figures[2] = countBits(hearts & ~LOW);
  figures[3] = has(spades, QUEEN);
  figures[4] = has(spades, KING) + has(spades, ACE);
  figures[5] = countBits(spades);
  figures[6] = countBits(diamonds & LOW) + countBits(clubs & LOW);
  figures[7] = countBits(diamonds >> QUEEN) + countBits(clubs >> QUEEN);
  for (let suit = 0; suit < held.length; suit++) if (held[suit] === 0) figures[8]++;
}

function weighSpades({ bids, setup, first }: GamutState, seat: Seat): void {
  const [spades] = held;
  figures[1] = countBits(spades);
  figures[2] = has(spades, ACE);
  figures[3] = has(spades, KING);
  figures[4] = has(spades, QUEEN);
  figures[5] = has(spades, JACK);
  for (let suit = 1; suit < held.length; suit++) {
    const length = countBits(held[suit]);
    figures[6] += has(held[suit], ACE);
    if (length > 1) figures[7] += has(held[suit], KING);
    if (length > 2) figures[8] += has(held[suit], QUEEN);
    if (length < 2 && figures[1] > 1) figures[9] += 2 - length;
  }
  for (let other = first; other !== seat; other = (other + 1) & 3) {
    figures[other === (seat ^ 2) ? 11 : 10] += Math.max(0, bids[other]);
  }
  figures[12] = setup.dealer === seat ? 1 : 0;
  figures[13] = ((seat - first) & 3) === 3 ? 1 : 0;
}

function weighClubs({ staying, contract, setup, first }: GamutState, seat: Seat): void {
  const [spades, , , clubs] = held;
  figures[1] = countBits(clubs) + has(spades, JACK);
  figures[2] = has(clubs, JACK);
  figures[3] = has(spades, JACK);
  figures[4] = has(clubs, ACE);
  figures[5] = has(clubs, KING);
  for (let suit = 0; suit < 3; suit++) {
    const ranks = suit === 0 ? spades & ~(1 << JACK) : held[suit];
    figures[6] += has(ranks, ACE);
    if (ranks & (ranks - 1)) figures[7] += has(ranks, KING);
    if (ranks === 0) figures[8]++;
  }
  figures[11] = setup.dealer === seat ? 1 : 0;
  if (contract !== CLUBS) return;
  for (let other = first; other !== seat; other = (other + 1) & 3) {
    figures[staying & (1 << other) ? 9 : 10]++;
  }
}
