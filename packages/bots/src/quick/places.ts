import { type Order, WORDS } from '@overtrick/engine/kit';

/** Room for the places of a suit: a card is its suit times this, and its place there. */
export const SPAN = 32;
/** The bits of a word that are no sign. */
const MOST = 31;
/** Room for suits in the hand of a seat. */
export const SUITS = 8;

/**
 * Every card of a deck by its place: those of one effective suit side by side, from low to high. So what beats what, the
 * cheapest winner and the lowest card are a matter of a few bits.
 */
export interface CardPlaces {
  readonly suits: number;
  readonly trump: number;
  /** By kind: the place of its first copy; another copy has the next. */
  readonly of: Int32Array;
  /** By place: its kind, its power, what it is worth, and the bits of its suit that beat it. */
  readonly kind: Int32Array;
  readonly power: Int32Array;
  readonly worth: Int32Array;
  readonly above: Int32Array;
  /** The bits that it does not beat: those above and its equals. */
  readonly from: Int32Array;
  /** What cards are worth, from high to low, and by that and suit the bits of those that are worth it. */
  readonly values: readonly number[];
  readonly valued: Int32Array;
  /** By word and bit of a set of cards, the place. */
  readonly at: Int32Array;
}

const known = new WeakMap<Order, CardPlaces | undefined>();

/** Undefined where a suit has more cards than a word has bits. */
export function placesOf(order: Order, points: readonly number[]): CardPlaces | undefined {
  if (!known.has(order)) known.set(order, makePlaces(order, points));
  return known.get(order);
}

function makePlaces(order: Order, points: readonly number[]): CardPlaces | undefined {
  const { deck, suitOf, power, trump } = order;
  const values = [...new Set(points)].sort((a, b) => b - a);
  const table = () => new Int32Array(SUITS * SPAN);
  const places = {
    suits: trump + 1,
    trump,
    of: new Int32Array(deck.codes.length),
    kind: table(),
    power: table(),
    worth: table(),
    above: table(),
    from: table(),
    values,
    valued: new Int32Array(Math.max(1, values.length) * SUITS),
    at: new Int32Array(WORDS * SPAN),
  };
  if (places.suits > SUITS) return undefined;
  const sizes = new Int32Array(SUITS);
  const kinds = [...deck.codes.keys()].sort((a, b) => power[a] - power[b] || a - b);
  for (const kind of kinds) {
    const suit = suitOf[kind];
    places.of[kind] = suit * SPAN + sizes[suit];
    for (let copy = 0; copy < deck.copies[kind]; copy++) {
      const bit = sizes[suit]++;
      if (bit >= MOST) return undefined;
      put(places, order, kind, suit, bit, points[kind] ?? 0);
    }
  }
  for (let place = 0; place < places.suits * SPAN; place++) {
    const suit = Math.floor(place / SPAN);
    for (let bit = 0; bit < sizes[suit]; bit++) {
      const more = places.power[suit * SPAN + bit] - places.power[place];
      if (more > 0) places.above[place] |= 1 << bit;
      if (more >= 0) places.from[place] |= 1 << bit;
    }
  }
  for (let i = 0; i < places.at.length; i++) {
    const kind = deck.kindAt[i];
    if (kind >= 0) places.at[i] = places.of[kind];
  }
  return places;
}

function put(
  { kind: kinds, power, worth, values, valued }: CardPlaces,
  order: Order,
  kind: number,
  suit: number,
  bit: number,
  points: number,
): void {
  const place = suit * SPAN + bit;
  kinds[place] = kind;
  power[place] = order.power[kind];
  worth[place] = points;
  const value = values.indexOf(points);
  if (value >= 0) valued[value * SUITS + suit] |= 1 << bit;
}
