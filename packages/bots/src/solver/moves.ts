import type { Seat } from '@overtrick/engine';
import { handAt, NONE, type OpenPosition, SPAN } from './position.ts';

/**
 * The cards a seat may play, as slots: of the suit led if it has any, else any. Of cards that come to
 * the same (`merge`) only one.
 */
export function listMoves(
  position: OpenPosition,
  seat: Seat,
  merge: boolean,
  into: Int32Array,
  from: number,
): number {
  const { hands, led, suits } = position;
  if (led >= 0) {
    const own = hands[handAt(seat, led)];
    if (own !== 0) return listSuit(position, led, own, merge, into, from);
  }
  const shut = led >= 0 ? NONE : position.shut;
  let n = from;
  for (let suit = 0; suit < suits; suit++) {
    const own = hands[handAt(seat, suit)];
    if (own !== 0 && suit !== shut) n = listSuit(position, suit, own, merge, into, n);
  }
  if (n > from || shut < 0) return n;
  return listSuit(position, shut, hands[handAt(seat, shut)], merge, into, from);
}

/** From high to low. Inside a run of cards that come to the same, one for each worth in points. */
function listSuit(
  position: OpenPosition,
  suit: number,
  own: number,
  merge: boolean,
  into: Int32Array,
  from: number,
): number {
  const { points } = position;
  let n = from;
  let above = NONE;
  let met = 0;
  for (let rest = own; rest !== 0; ) {
    const place = 31 - Math.clz32(rest);
    const slot = suit * SPAN + place;
    rest ^= 1 << place;
    if (above < 0 || !comeToSame(position, suit, own, above, slot)) met = 0;
    above = slot;
    const worth = 1 << points[slot];
    if (merge && met & worth) continue;
    met |= worth;
    into[n++] = slot;
  }
  return n;
}

/**
 * Whether two neighbours in one hand take and lose against the same cards. Cards of one level do. Of
 * two levels they do if no other hand has a card from the lower to the higher, both included, for with
 * equals it matters who comes first; and if the best card on the table is not one that only the
 * higher of the two beats.
 */
function comeToSame(
  { left, level, atLeast, atMost, best }: OpenPosition,
  suit: number,
  own: number,
  high: number,
  low: number,
): boolean {
  if (level[high] === level[low]) return true;
  const between = atLeast[low] & atMost[high];
  if (left[suit] & ~own & between) return false;
  if (best < 0 || best >> 5 !== suit) return true;
  return level[best] < level[low] || level[best] >= level[high];
}
