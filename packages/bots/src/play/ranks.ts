import type { Deck, Order } from '@overtrick/engine/kit';

/** How cards stand to each other, as a player sees it: what beats what in each effective suit. */
export interface Ranks {
  readonly deck: Deck;
  /** By kind. Trumps are one suit; a trump's power is 16 or more. */
  readonly suitOf: readonly number[];
  readonly power: readonly number[];
  readonly trump: number;
  /** Words of first and twin bits by kind: cards of the suit that beat it, and that it beats. */
  readonly above: readonly number[];
  readonly below: readonly number[];
  /** Words of all bits by effective suit. */
  readonly suits: readonly number[];
}

const known = new WeakMap<Order, Ranks>();

export function ranksOf(order: Order): Ranks {
  let ranks = known.get(order);
  if (!ranks) {
    const { power } = order;
    ranks = makeRanks(order, (a, b) => power[a] > power[b]);
    known.set(order, ranks);
  }
  return ranks;
}

/** `beats` is asked about two cards of one suit. */
export function makeRanks(
  { deck, suitOf, power, trump }: Pick<Ranks, 'deck' | 'suitOf' | 'power' | 'trump'>,
  beats: (a: number, b: number) => boolean,
): Ranks {
  const above = Array<number>(deck.codes.length * deck.words).fill(0);
  const below = above.slice();
  const suits = Array<number>((trump + 2) * deck.words).fill(0);
  for (const a of deck.codes.keys()) {
    put(deck, suits, suitOf[a], a);
    for (const b of deck.codes.keys()) {
      if (suitOf[a] !== suitOf[b]) continue;
      if (beats(b, a)) put(deck, above, a, b);
      if (beats(a, b)) put(deck, below, a, b);
    }
  }
  return { deck, suitOf, power, trump, above, below, suits };
}

function put(deck: Deck, words: number[], row: number, kind: number): void {
  words[row * deck.words + deck.wordOf[kind]] |= deck.bitOf[kind] | deck.twinOf[kind];
}
