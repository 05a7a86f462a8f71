import type { Deck } from '@overtrick/engine/kit';

/** Three words for a set of cards; a second copy is a bit of its own. */
export function wordsOf(deck: Deck, kinds: Iterable<number>): number[] {
  const words = [0, 0, 0];
  for (const kind of kinds) {
    const word = deck.wordOf[kind];
    words[word] |= words[word] & deck.bitOf[kind] ? deck.twinOf[kind] : deck.bitOf[kind];
  }
  return words;
}
