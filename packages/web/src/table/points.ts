import type { CardPlay, View } from '@overtrick/engine';

/** What cards of a trick are worth; undefined where cards have no points. */
export function pointsIn({ points }: View, plays: readonly CardPlay[]): number | undefined {
  if (points === null) return undefined;
  return plays.reduce((sum, { card }) => sum + (points.cards[card] ?? 0), 0);
}
