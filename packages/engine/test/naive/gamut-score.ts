// Gamut: its cards, orders and scores as plain functions (GA1, GA3, GA5, GA6, GA8).
import { at, suitOf, sum } from './cards.ts';
import type { Order } from './tricks.ts';
import type { Contract } from './types.ts';

export interface GamutOptions {
  firstToAct: 'dealer' | 'eldest';
  doublingStacks: boolean;
  heartPenalty: number;
  queenPenalty: number;
  moonScore: number;
  madeBonus: number;
  overPenalty: number;
  underPenalty: number;
  trickScore: number;
  noTrickPenalty: number;
  target: number;
}

const SUITS = ['S', 'H', 'D', 'C'];
/** Low to high. */
const RANKS = ['7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];

export function gamutDeck(): string[] {
  return SUITS.flatMap((suit) => RANKS.map((rank) => suit + rank));
}

/** GA6: in Clubs the jack of spades is a club in every respect. */
export function gamutOrder(contract: Contract): Order {
  const isClubs = contract === 'clubs';
  const trump = { hearts: '', spades: 'S', clubs: 'C' }[contract];
  const effectiveSuit = (card: string) => (isClubs && card === 'SJ' ? 'C' : suitOf(card));
  const height = (card: string) => {
    if (isClubs && card === 'CJ') return 20;
    if (isClubs && card === 'SJ') return 19;
    return 1 + RANKS.indexOf(card.slice(1));
  };
  return {
    effectiveSuit,
    strength: ({ card }, trick) => {
      const suit = effectiveSuit(card);
      if (suit === trump) return 100 + height(card);
      return suit === effectiveSuit(at(trick, 0).card) ? height(card) : 0;
    },
  };
}

/** Whether these captured cards shoot the moon (GA3). */
export function isMoon(captured: string[]): boolean {
  return captured.filter((card) => suitOf(card) === 'H').length === 8 && captured.includes('SQ');
}

/** GA3. */
export function heartsScores(captured: string[][], options: GamutOptions): number[] {
  const shooter = captured.findIndex(isMoon);
  if (shooter >= 0) return captured.map((_, seat) => (seat === shooter ? options.moonScore : 0));
  return captured.map((cards) => {
    const hearts = cards.filter((card) => suitOf(card) === 'H').length;
    return 0 - options.heartPenalty * hearts - (cards.includes('SQ') ? options.queenPenalty : 0);
  });
}

/** GA5, for one team. */
export function teamScore(bid: number, tricks: number, options: GamutOptions): number {
  if (tricks === bid) return options.madeBonus + bid;
  if (tricks > bid) return options.madeBonus - options.overPenalty * (tricks - bid);
  return 0 - options.underPenalty * bid;
}

export function spadesScores(bids: number[], won: number[], options: GamutOptions): number[] {
  const team = (numbers: number[], seat: number) =>
    sum(numbers.filter((_, other) => other % 2 === seat % 2));
  return bids.map((_, seat) => teamScore(team(bids, seat), team(won, seat), options));
}

/** GA7, GA8. */
export function clubsScores(active: boolean[], won: number[], options: GamutOptions): number[] {
  const alone = active.filter((stays) => stays).length === 1;
  return won.map((tricks, seat) => {
    if (!active[seat]) return 0;
    if (alone) return 8 * options.trickScore;
    return tricks === 0 ? -options.noTrickPenalty : options.trickScore * tricks;
  });
}

/** GA9: what a deal's scores are multiplied by after so many passed hands in a row. */
export function multiplier(passedHands: number, options: GamutOptions): number {
  if (passedHands === 0) return 1;
  return options.doublingStacks ? 2 ** passedHands : 2;
}
