// YAMV: its cards, trumps and scores as plain functions (YV1, YV7, YV8, YV10).
import { at, numberOf, range, suitOf, sum } from './cards.ts';
import type { Order } from './tricks.ts';

export interface YamvOptions {
  zeroCardHeadDefender: boolean;
  baseTricks: number;
  bidScore: number;
  overtrickScore: number;
  defenderTrickScore: number;
  declarerBonus: { suit: number; even: number; odd: number; none: number };
  defenderBonus: { even: number; odd: number; none: number };
  target: number;
}

export const SUITS = ['S', 'H', 'D', 'C'];

export function rankNames(players: number): string[] {
  return range(1, 2 * players).map(String);
}

export function yamvDeck(players: number): string[] {
  const copies = (rank: string) => (Number(rank) % 2 === 0 ? [rank, rank] : [rank]);
  const ranks = rankNames(players).flatMap(copies);
  return [...SUITS.flatMap((suit) => ranks.map((rank) => suit + rank)), 'JK', 'JK'];
}

/** Whether the card has this suit or rank; a joker has neither. */
export function has(card: string, name: string): boolean {
  return card !== 'JK' && (suitOf(card) === name || card.slice(1) === name);
}

/** YV7, YV8. `names` are the declarer's and the head defender's trump. */
export function yamvOrder(...names: string[]): Order {
  const isTrumpSuit = (card: string) =>
    names.some((name) => SUITS.includes(name) && has(card, name));
  const isTrumpRank = (card: string) =>
    names.some((name) => !SUITS.includes(name) && has(card, name));
  const isTrump = (card: string) => card === 'JK' || isTrumpSuit(card) || isTrumpRank(card);
  const effectiveSuit = (card: string) => (isTrump(card) ? 'trump' : suitOf(card));
  return {
    effectiveSuit,
    strength: ({ card }, trick) => {
      if (card === 'JK') return 400;
      if (isTrumpSuit(card) && isTrumpRank(card)) return 300;
      if (isTrumpRank(card)) return 200 + numberOf(card);
      if (isTrumpSuit(card)) return 100 + numberOf(card);
      return effectiveSuit(card) === effectiveSuit(at(trick, 0).card) ? numberOf(card) : 0;
    },
  };
}

export interface YamvResult {
  declarer: number;
  partner: number;
  bid: number;
  declarerTrump: string;
  /** Undefined without a head defender. */
  defenderTrump: string | undefined;
  /** Tricks taken, by seat. */
  won: number[];
}

export function yamvMade(
  { declarer, partner, bid, won }: YamvResult,
  options: YamvOptions,
): boolean {
  return sum([at(won, declarer), at(won, partner)]) >= options.baseTricks + bid;
}

function declarerBonus(trump: string, { declarerBonus }: YamvOptions): number {
  if (trump === 'none') return declarerBonus.none;
  if (SUITS.includes(trump)) return declarerBonus.suit;
  return Number(trump) % 2 === 0 ? declarerBonus.even : declarerBonus.odd;
}

function defenderBonus(trump: string | undefined, { defenderBonus }: YamvOptions): number {
  if (trump === undefined) return 0;
  if (trump === 'none') return defenderBonus.none;
  return Number(trump) % 2 === 0 ? defenderBonus.even : defenderBonus.odd;
}

/** YV10. */
export function yamvScores(result: YamvResult, options: YamvOptions): number[] {
  const { declarer, partner, bid, won } = result;
  const needed = options.baseTricks + bid;
  const over = sum([at(won, declarer), at(won, partner)]) - needed;
  const made = yamvMade(result, options);
  const contract = options.bidScore * needed;
  const gain =
    contract + options.overtrickScore * over + declarerBonus(result.declarerTrump, options);
  return won.map((tricks, seat) => {
    if (seat === declarer || seat === partner) return made ? gain : -contract;
    return (
      options.defenderTrickScore * tricks +
      (made ? 0 : defenderBonus(result.defenderTrump, options))
    );
  });
}
