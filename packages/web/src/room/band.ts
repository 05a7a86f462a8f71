import type { View } from '@overtrick/engine';
import type { TrumpMark } from '../cards/band.tsx';
import type { Room } from './room.ts';

/** The trumps of a view as far as they are one suit to follow: what else beats them is none. */
export function trumpsOf({ trumps }: Room, view: View): View['trumps'] {
  return trumps?.(view) ?? view.trumps;
}

export function isTrump(room: Room, view: View, code: string): boolean {
  return trumpsOf(room, view).some((group) => group.includes(code));
}

/** The mark of a card that is a trump in this deal; where there is only one trump, it is the major. */
export function bandOf(room: Room, view: View, code: string): TrumpMark | undefined {
  return isTrump(room, view, code) ? (room.band?.(view, code) ?? 'major') : undefined;
}
