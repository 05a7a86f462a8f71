import type { Game, Seat } from '@overtrick/engine';
import type { Contest, Order } from '@overtrick/engine/kit';

/** What the strength of a hand is made of; a figure for each, added up with learned weights. */
export const STRENGTHS = [
  'one',
  'trumps',
  'height',
  'tops',
  'seconds',
  'voids',
  'suit',
  'points',
] as const;

/** By number of players. */
export type StrengthWeights = Readonly<Record<number, readonly number[]>>;

/** For one order of the cards, how each kind stands in its suit: by kind. */
export interface SuitStanding {
  /** The part of the other cards of its suit that it beats. */
  readonly height: readonly number[];
  /** How many cards of its suit beat it. */
  readonly above: readonly number[];
  readonly trumps: number;
}

/** By pack, then by order: three players of Mü rank fewer cards by the same order. */
const standings = new WeakMap<readonly number[], WeakMap<Order, SuitStanding>>();

export function standingOf(order: Order, inPlay: readonly number[]): SuitStanding {
  let byOrder = standings.get(inPlay);
  if (!byOrder) {
    byOrder = new WeakMap();
    standings.set(inPlay, byOrder);
  }
  let standing = byOrder.get(order);
  if (!standing) {
    const peers = (kind: number) =>
      inPlay.filter((other) => order.suitOf[other] === order.suitOf[kind]);
    const kinds = [...order.suitOf.keys()];
    const above = kinds.map(
      (kind) => peers(kind).filter((k) => order.power[k] > order.power[kind]).length,
    );
    const height = kinds.map((kind) => {
      const below = peers(kind).filter((k) => order.power[k] < order.power[kind]).length;
      return below / Math.max(1, peers(kind).length - 1);
    });
    standing = { height, above, trumps: inPlay.filter((kind) => order.isTrump(kind)).length };
    byOrder.set(order, standing);
  }
  return standing;
}

/** Used again at every look. */
export const figures: number[] = STRENGTHS.map(() => 0);
const lengths: number[] = [];

/** Fills in `figures` for the cards dealt to a seat under an order; `points` are card points by kind. */
export function weighHand(
  { cards, setup }: Contest,
  seat: Seat,
  order: Order,
  points: readonly number[],
  inPlay: readonly number[],
): void {
  const { deck, dealt } = cards;
  const { height, above, trumps } = standingOf(order, inPlay);
  figures.fill(0);
  for (let suit = 0; suit <= order.trump; suit++) lengths[suit] = 0;
  for (let word = 0, at = seat * deck.words; word < deck.words; word++, at++) {
    for (let rest = dealt[at]; rest !== 0; rest &= rest - 1) {
      const kind = deck.kindAt[word * 32 + 31 - Math.clz32(rest & -rest)];
      const suit = order.suitOf[kind];
      lengths[suit]++;
      figures[7] += points[kind] ?? 0;
      if (suit === order.trump) {
        figures[1]++;
        figures[2] += height[kind];
      } else if (above[kind] === 0) figures[3]++;
      else if (above[kind] === 1) figures[4]++;
    }
  }
  for (let suit = 0; suit < order.trump; suit++) if (lengths[suit] === 0) figures[5]++;
  figures[0] = 1;
  figures[6] = trumps / 10;
  figures[7] /= setup.players;
}

/** The kinds of a game's pack: the same list for the same cards, so that it can be a key. */
export function packOf(game: Pick<Game, 'deck'>): (state: Contest) => readonly number[] {
  const byOptions = new WeakMap<object, readonly number[]>();
  const byCards = new Map<string, readonly number[]>();
  return ({ setup, cards }) => {
    let kinds = byOptions.get(setup.options);
    if (!kinds) {
      const found = game.deck(setup).map((code) => cards.deck.kind(code));
      const key = found.join();
      kinds = byCards.get(key) ?? found;
      byCards.set(key, kinds);
      byOptions.set(setup.options, kinds);
    }
    return kinds;
  };
}

export interface Estimator {
  readonly weights: StrengthWeights;
  readonly points: readonly number[];
  /** The kinds of the pack, a kind once for each copy. */
  inPlay(state: Contest): readonly number[];
}
