import type { Seat, Seats } from '@overtrick/engine';
import { handAt, type Position, SPAN } from './position.ts';

/**
 * What the side with the highest trumps takes whatever happens, before a lead. Trumps above all of the
 * other side's take every trick to which they are played, and a seat plays one card to a trick: so the
 * seat that has most of them brings in that many. A trump that an opponent equals is not counted, nor
 * any card of a plain suit, which could be ruffed or never led.
 */
export function sureTrumps(position: Position, side: Seats): number {
  const { hands, trump, players, left } = position;
  let theirs = 0;
  for (let seat = 0; seat < players; seat++) {
    if (((side >> seat) & 1) === 0) theirs |= hands[handAt(seat, trump)];
  }
  const high = left[trump] & above(position, theirs);
  if (high === 0) return 0;
  let most = 0;
  for (let seat = 0; seat < players; seat++) {
    const tops = hands[handAt(seat, trump)] & high;
    if (((side >> seat) & 1) !== 0 && tops !== 0) most = Math.max(most, worth(position, tops));
  }
  return most;
}

/** All places of the trump suit that are above the highest of these. */
function above({ trump, atMost }: Position, slots: number): number {
  return slots === 0 ? -1 : ~atMost[trump * SPAN + 31 - Math.clz32(slots)];
}

/** What tricks taken with these trumps are worth at least. */
function worth({ trump, points, trickWorth }: Position, slots: number): number {
  let sum = 0;
  for (let rest = slots; rest !== 0; rest &= rest - 1) {
    sum += trickWorth + points[trump * SPAN + 31 - Math.clz32(rest & -rest)];
  }
  return sum;
}

/** Who has the highest trump: only that side can be sure of any. */
export function topTrump({ left, trump, owner }: Position): Seat {
  return left[trump] === 0 ? -1 : owner[trump * SPAN + 31 - Math.clz32(left[trump])];
}
