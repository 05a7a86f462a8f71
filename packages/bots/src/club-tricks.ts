import type { View } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Knowledge } from './knowledge.ts';

/**
 * Whether clubs try this card by bits: from the second trick on. What that takes is more than a page should load before
 * somebody can play their first card.
 */
export function clubsTryByBits<State extends Sitting>(
  { quick }: Knowledge<State>,
  { phase, tricks }: View,
): boolean {
  return quick !== undefined && phase === 'play' && tricks.length > 0;
}
