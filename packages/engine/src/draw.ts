import type { Random } from './game.ts';

/**
 * The top cards of a freshly shuffled pack, in the order in which they are dealt. The shuffle goes
 * down from the last place, so it may stop as soon as enough cards are out.
 */
export function draw(pack: readonly number[], count: number, random: Random): number[] {
  const cards = pack.slice();
  const end = cards.length - count;
  // Made at its full length at once: growing it costs more than drawing.
  const dealt = pack.slice(end);
  for (let i = cards.length - 1, next = 0; i >= end; i--, next++) {
    const j = i > 0 ? random.below(i + 1) : 0;
    dealt[next] = cards[j];
    cards[j] = cards[i];
  }
  return dealt;
}
