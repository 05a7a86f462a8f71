import type { Deck, Order } from '@overtrick/engine/kit';

/** How cards stand to each other, as a player sees it: what beats what in each effective suit. */
export interface Ranks {
  readonly deck: Deck;
  /** By kind. Trumps are one suit; a trump's power is 16 or more. */
  readonly suitOf: Uint8Array;
  readonly power: Float64Array;
  readonly trump: number;
  /** Words of first and twin bits by kind: cards of the suit that beat it, and that it beats. */
  readonly above: Int32Array;
  readonly below: Int32Array;
  /** Words of all bits by effective suit. */
  readonly suits: Int32Array;
  /** By kind, 1 if every other card of its suit either beats it or is beaten by it. */
  readonly strict: Uint8Array;
}

const known = new WeakMap<Order, Ranks>();
/** One deal has one order, and it is asked for at every card. */
let latest: { readonly order?: Order; readonly ranks?: Ranks } = {};

export function ranksOf(order: Order): Ranks {
  if (latest.order === order && latest.ranks) return latest.ranks;
  let ranks = known.get(order);
  if (!ranks) {
    const { power } = order;
    ranks = makeRanks(order, (a, b) => power[a] > power[b]);
    known.set(order, ranks);
  }
  latest = { order, ranks };
  return ranks;
}

/** `beats` is asked about two cards of one suit. The tables are typed: playouts read them all the time. */
export function makeRanks(
  { deck, suitOf, power, trump }: Pick<Order, 'deck' | 'suitOf' | 'power' | 'trump'>,
  beats: (a: number, b: number) => boolean,
): Ranks {
  const above = new Int32Array(deck.codes.length * deck.words);
  const below = above.slice();
  const suits = new Int32Array((trump + 2) * deck.words);
  for (const a of deck.codes.keys()) {
    put(deck, suits, suitOf[a], a);
    for (const b of deck.codes.keys()) {
      if (suitOf[a] !== suitOf[b]) continue;
      if (beats(b, a)) put(deck, above, a, b);
      if (beats(a, b)) put(deck, below, a, b);
    }
  }
  const isStrict = (suit: number, kind: number) =>
    [0, 1, 2].every((word) => {
      const own = word === deck.wordOf[kind] ? deck.bitOf[kind] : 0;
      const at = kind * deck.words + word;
      return suits[suit * deck.words + word] === (above[at] | below[at] | own);
    });
  return {
    deck,
    suitOf: Uint8Array.from(suitOf),
    power: Float64Array.from(power),
    trump,
    above,
    below,
    suits,
    strict: Uint8Array.from(suitOf, (suit, kind) => (isStrict(suit, kind) ? 1 : 0)),
  };
}

function put(deck: Deck, words: Int32Array, row: number, kind: number): void {
  words[row * deck.words + deck.wordOf[kind]] |= deck.bitOf[kind] | deck.twinOf[kind];
}
