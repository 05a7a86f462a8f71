import type { View } from '@overtrick/engine';
import type { TrumpMark } from '../cards/band.tsx';
import type { Room } from './room.ts';

/** The mark of a card that is a trump in this deal; where there is only one trump, it is the major. */
export function bandOf({ band }: Room, view: View, code: string): TrumpMark | undefined {
  if (!view.trumps.some((group) => group.includes(code))) return undefined;
  return band?.(view, code) ?? 'major';
}
