import type { Random } from './game.ts';

/** Used again at every deal: what a draw returns is good until the next one. */
const dealt: number[] = [];

/**
 * The top cards of a freshly shuffled pack, in the order in which they are dealt. The shuffle goes
 * down from the last place, so it may stop as soon as enough cards are out.
 */
export function draw(pack: readonly number[], count: number, random: Random): readonly number[] {
  const cards = pack.slice();
  if (random.draw) random.draw(cards, count, dealt);
  else drawEach(cards, count, random);
  return dealt;
}

function drawEach(cards: number[], count: number, random: Random): void {
  for (let n = 0, i = cards.length - 1; n < count; n++, i--) {
    const j = i > 0 ? random.below(i + 1) : 0;
    dealt[n] = cards[j];
    cards[j] = cards[i];
  }
}
