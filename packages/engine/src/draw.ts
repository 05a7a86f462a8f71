import type { Random } from './game.ts';

/**
 * The top cards of a freshly shuffled pack, in the order in which they are dealt. The shuffle goes
 * down from the last place, so it may stop as soon as enough cards are out.
 */
export function draw(pack: readonly number[], count: number, random: Random): number[] {
  const cards = pack.slice();
  const dealt: number[] = [];
  for (let i = cards.length - 1, end = cards.length - count; i >= end; i--) {
    const j = i > 0 ? random.below(i + 1) : 0;
    const card = cards[j];
    cards[j] = cards[i];
    dealt.push(card);
  }
  return dealt;
}
