import type { Seat } from '@overtrick/engine';
import type { NinjaState } from '@overtrick/engine/games/ninja-whist';
import { countBits } from '@overtrick/engine/kit';
import type { Ranks } from '../../play/ranks.ts';
import { ranksIn } from './ranks.ts';

/** What a card is worth that one or two cards in other hands beat, if everybody can follow. */
const SECOND = 0.45;
const THIRD = 0.2;
/** What a card of a plain suit loses where others still have trumps. */
const RUFFED = 0.75;

/** Tricks that a seat must still take, below 0 if there were too many. */
export function neededBy({ bids, playAreas }: NinjaState, seat: Seat): number {
  return bids[seat] - countBits(playAreas[seat]);
}

/** The cards in the other hands, as words; used again at every look. */
const out: number[] = [];

/** How many tricks the cards in hand promise, seen from what the others hold. */
export function promise(state: NinjaState, seat: Seat): number {
  const { hands, deck } = state.cards;
  const { words } = deck;
  const ranks = ranksIn(state.order, 0);
  const mine = seat * words;
  for (let word = 0; word < words; word++) out[word] = 0;
  for (let at = 0; at < hands.length; at += words) {
    if (at === mine) continue;
    for (let word = 0; word < words; word++) out[word] |= hands[at + word];
  }
  const ruffs = countOut(ranks.suits, ranks.trump, words) > 0;
  let sum = 0;
  for (let word = 0; word < words; word++) {
    for (let rest = hands[mine + word]; rest !== 0; rest &= rest - 1) {
      const kind = deck.kindAt[word * 32 + 31 - Math.clz32(rest & -rest)];
      sum += chanceOf(ranks, kind, ruffs);
    }
  }
  return sum;
}

function countOut(rows: Int32Array, row: number, words: number): number {
  let n = 0;
  for (let word = 0; word < words; word++) n += countBits(out[word] & rows[row * words + word]);
  return n;
}

function chanceOf({ above, suitOf, trump, deck }: Ranks, kind: number, ruffs: boolean): number {
  const over = countOut(above, kind, deck.words);
  const chance = over === 0 ? 1 : over === 1 ? SECOND : over === 2 ? THIRD : 0;
  return ruffs && suitOf[kind] !== trump ? RUFFED * chance : chance;
}

/**
 * What a seat is aiming at. Each aim has weights of its own, which the policies find by these two
 * words.
 */
export interface Aim {
  readonly wants: boolean;
  readonly declares: boolean;
}
/** The seat has its bid already, must take every trick it can, or has cards enough to wait. */
const DONE: Aim = { wants: false, declares: true };
const PRESSED: Aim = { wants: true, declares: true };
const AT_EASE: Aim = { wants: false, declares: false };
/** The bid is lost, and every trick is a token. */
const LOST: Aim = { wants: true, declares: false };

/** Whether a bid can no longer be met: there were too many tricks, or too few are left. */
export function isLost(state: NinjaState, seat: Seat): boolean {
  const needed = neededBy(state, seat);
  return needed < 0 || needed > state.cards.size - state.tricks.winners.length;
}

export function aimOf(state: NinjaState, seat: Seat): Aim {
  const needed = neededBy(state, seat);
  if (needed === 0) return DONE;
  if (isLost(state, seat)) return LOST;
  return promise(state, seat) < needed ? PRESSED : AT_EASE;
}
