import type { Seat } from '@overtrick/engine';
import { handAt, type OpenPosition, SPAN } from './position.ts';

/** Who takes the last trick, in which nobody has a choice. */
export function lastTaker(position: OpenPosition, leader: Seat): Seat {
  const { left, trump, atLeast, owner } = position;
  const suit = left[trump] !== 0 ? trump : onlySuit(position, leader);
  const top = suit * SPAN + 31 - Math.clz32(left[suit]);
  let equals = left[suit] & atLeast[top];
  let taker = owner[top];
  for (; equals !== 0; equals &= equals - 1) {
    const other = owner[suit * SPAN + 31 - Math.clz32(equals & -equals)];
    if (turnsFrom(position, leader, other) < turnsFrom(position, leader, taker)) taker = other;
  }
  return taker;
}

function onlySuit({ hands }: OpenPosition, seat: Seat): number {
  let suit = 0;
  while (hands[handAt(seat, suit)] === 0) suit++;
  return suit;
}

function turnsFrom({ players }: OpenPosition, leader: Seat, seat: Seat): number {
  return seat >= leader ? seat - leader : seat - leader + players;
}
