// MüTwo: its cards, trumps and scores as plain functions (MT1, MT4, MT6, MT7, MT9).
import { at, numberOf, range, suitOf, sum } from './cards.ts';
import type { Order } from './tricks.ts';

export interface MutwoOptions {
  tieShare: 'allTied' | 'othersOnly';
  baseTricks: number;
  bidScore: number;
  trumpBonus: { suit: number; pair: number; rank: number; none: number };
  trickScore: number;
  tiePenalty: number;
  dealsPerPlayer: number;
}

export const SUITS = ['R', 'B', 'G', 'Y', 'K'];
/** The ranks as they are named: 2 stands for 2s and 3s, 9 for 9s and 10s. */
export const RANK_NAMES = ['1', '2', '4', '5', '6', '7', '8', '9', '11', '12'];

export function mutwoDeck(): string[] {
  return SUITS.flatMap((suit) => range(1, 12).map((rank) => suit + rank));
}

/** The trump name that a card's rank gives the right to. */
export function rankName(card: string): string {
  const rank = card.slice(1);
  if (rank === '3') return '2';
  return rank === '10' ? '9' : rank;
}

export function has(card: string, name: string): boolean {
  return suitOf(card) === name || rankName(card) === name;
}

/** MT7. */
export function mutwoOrder(major: string, minor: string): Order {
  const tier = (card: string) => (has(card, major) ? 2 : 0) + (has(card, minor) ? 1 : 0);
  const effectiveSuit = (card: string) => (tier(card) > 0 ? 'trump' : suitOf(card));
  return {
    effectiveSuit,
    strength: ({ card }, trick) => {
      if (tier(card) > 0) return 100 * tier(card) + numberOf(card);
      return effectiveSuit(card) === effectiveSuit(at(trick, 0).card) ? numberOf(card) : 0;
    },
  };
}

/** MT4: the latest of those tied for most loses, the others share. */
export function mutwoTie(bids: number[], loser: number, options: MutwoOptions): number[] {
  const top = Math.max(...bids);
  const tied = bids.filter((bid) => bid === top).length;
  const value = options.tiePenalty * top;
  const share = Math.floor(value / (options.tieShare === 'allTied' ? tied : tied - 1));
  return bids.map((bid, seat) => {
    if (bid < top) return 0;
    return seat === loser ? -value : share;
  });
}

export function mutwoContract(bid: number, trump: string, options: MutwoOptions): number {
  const { suit, pair, rank, none } = options.trumpBonus;
  let bonus = rank;
  if (trump === 'none') bonus = none;
  else if (SUITS.includes(trump)) bonus = suit;
  else if (trump === '2' || trump === '9') bonus = pair;
  return options.bidScore * bid + bonus;
}

export interface MutwoResult {
  declarer: number;
  partner: number;
  bid: number;
  major: string;
  /** Tricks taken, by seat. */
  won: number[];
}

export function mutwoMade(result: MutwoResult, options: MutwoOptions): boolean {
  const { declarer, partner, bid, won } = result;
  return sum([at(won, declarer), at(won, partner)]) >= options.baseTricks + bid;
}

/** MT9. */
export function mutwoScores(result: MutwoResult, options: MutwoOptions): number[] {
  const { declarer, partner, bid, major, won } = result;
  const made = mutwoMade(result, options);
  const contract = mutwoContract(bid, major, options);
  return won.map((tricks, seat) => {
    const own = seat === declarer && !made ? 0 : options.trickScore * tricks;
    if (seat !== declarer && seat !== partner) return own;
    return own + (made ? contract : -contract);
  });
}
