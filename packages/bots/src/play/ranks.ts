import type { Deck, Order } from '@overtrick/engine';

/** For one order of the cards: what lies above and below each kind in its effective suit. */
export interface Ranks {
  readonly deck: Deck;
  readonly order: Order;
  /** Words of first and twin bits by kind: cards of the suit with more, and with less power. */
  readonly above: readonly number[];
  readonly below: readonly number[];
  /** Words of all bits by effective suit. */
  readonly suits: readonly number[];
}

const known = new WeakMap<Order, Ranks>();

export function ranksOf(order: Order): Ranks {
  let ranks = known.get(order);
  if (!ranks) {
    ranks = make(order);
    known.set(order, ranks);
  }
  return ranks;
}

function make(order: Order): Ranks {
  const { deck } = order;
  const above = Array<number>(deck.codes.length * deck.words).fill(0);
  const below = above.slice();
  const suits = Array<number>((order.trump + 2) * deck.words).fill(0);
  for (const a of deck.codes.keys()) {
    put(deck, suits, order.suitOf[a], a);
    for (const b of deck.codes.keys()) {
      if (order.suitOf[a] !== order.suitOf[b]) continue;
      if (order.power[b] > order.power[a]) put(deck, above, a, b);
      if (order.power[b] < order.power[a]) put(deck, below, a, b);
    }
  }
  return { deck, order, above, below, suits };
}

function put(deck: Deck, words: number[], row: number, kind: number): void {
  words[row * deck.words + deck.wordOf[kind]] |= deck.bitOf[kind] | deck.twinOf[kind];
}
