import type { Seat } from '@overtrick/engine';
import { handAt, type OpenPosition } from './position.ts';

/** Whether an opponent of this seat who plays after it in this trick could beat a card. */
export function beatable(position: OpenPosition, seat: Seat, slot: number, led: number): boolean {
  const wish = position.wants(seat);
  let other = seat;
  for (let count = position.count + 1; count < position.players; count++) {
    other = position.after(other);
    if (position.wants(other) !== wish && canBeat(position, other, slot, led)) return true;
  }
  return false;
}

function canBeat({ hands, atMost, trump }: OpenPosition, seat: Seat, slot: number, led: number) {
  const suit = slot >> 5;
  const following = hands[handAt(seat, led)];
  if (following !== 0) return suit === led && (following & ~atMost[slot]) !== 0;
  const trumps = hands[handAt(seat, trump)];
  return suit === trump ? (trumps & ~atMost[slot]) !== 0 : trumps !== 0;
}
