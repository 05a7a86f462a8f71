// Ninja Whist: its rounds, cards and order of cards as plain functions (NW1, NW2, NW6 to NW8).
import { at, count, range } from './cards.ts';
import type { Order, Played } from './tricks.ts';

export interface NinjaOptions {
  lesserArcher: boolean;
  step: 1 | 2;
  doubleMax: boolean;
  archersAtNoTrump: 'top' | 'ownSuit';
  bidScore: number;
  tokenScore: number;
}

const SUITS = ['W', 'F', 'N', 'T'];
const RANKS = ['A', ...range(2, 10).map(String), 'K'];

export function ninjaDeck(options: NinjaOptions): string[] {
  const suited = SUITS.flatMap((suit) => RANKS.map((rank) => suit + rank));
  return [...suited, 'AR', ...(options.lesserArcher ? ['LA'] : [])];
}

export function largestHand(players: number): number {
  return at([15, 11, 9, 7, 6, 5, 5], players - 3);
}

/** NW2: the hand size of each round. */
export function ninjaRounds(players: number, options: NinjaOptions): number[] {
  const max = largestHand(players);
  const up = range(1, max);
  const down = range(1, max - 1).reverse();
  if (options.step === 2)
    return [...up.filter((size) => size % 2 === 1), ...down.filter((size) => size % 2 === 0)];
  return [...up, ...(options.doubleMax ? [max] : []), ...down];
}

export function isArcher(card: string): boolean {
  return card === 'AR' || card === 'LA';
}

/** The rank of a suited card. */
function rankOf(card: string): string {
  return card.slice(1);
}

/** NW3: the trump suit, or `none`. */
export function ninjaTrump(turnUp: string | null): string {
  if (turnUp === null || isArcher(turnUp) || rankOf(turnUp) === 'A') return 'none';
  return turnUp.slice(0, 1);
}

/** The icon of a card's suit. */
export function iconOf(card: string): string {
  return { W: 'a', F: 'b', N: 'c', T: 'd' }[card.slice(0, 1)] ?? '';
}

/** NW8: only a card from 2 to 10 takes tokens, and only those that show its suit. */
export function mayTake(card: string, token: string): boolean {
  const numeric = !isArcher(card) && rankOf(card) !== 'A' && rankOf(card) !== 'K';
  return numeric && token.includes(iconOf(card));
}

function effectiveSuit(card: string): string {
  return isArcher(card) ? 'archers' : card.slice(0, 1);
}

/** How high a suited card stands within its suit in this trick. */
function height({ card, tokens }: Played, trick: readonly Played[]): number {
  if (rankOf(card) === 'K') return 80;
  if (rankOf(card) === 'A') {
    const king = `${card.slice(0, 1)}K`;
    return trick.some((played) => played.card === king) ? 90 : 1;
  }
  return Number(rankOf(card)) + count([...tokens.join('')], iconOf(card));
}

/** NW6, NW7. */
export function ninjaOrder(trump: string, options: NinjaOptions): Order {
  return {
    effectiveSuit,
    strength: (played, trick) => {
      const { card } = played;
      const led = effectiveSuit(at(trick, 0).card);
      if (isArcher(card)) {
        const counts = trump !== 'none' || led === 'archers' || options.archersAtNoTrump === 'top';
        if (!counts) return 0;
        return card === 'AR' ? 302 : 301;
      }
      const suit = effectiveSuit(card);
      if (suit === trump) {
        const kills = rankOf(card) === 'A' && trick.some((other) => isArcher(other.card));
        return kills ? 400 : 200 + height(played, trick);
      }
      return suit === led ? 100 + height(played, trick) : 0;
    },
  };
}
