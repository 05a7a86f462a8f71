import { type Contest, type Seat, UNNAMED } from '@overtrick/engine';
import type { Estimator } from './strength.ts';
import { type Valuer, valuer } from './worth.ts';

/** What a seat would do with its cards: on which trump, and how far. */
export interface Plan {
  readonly trump: number;
  /** What its side may expect to take. */
  readonly expected: number;
  /** The most cards that it would bid. */
  readonly limit: number;
}

/** What a game says about its bids. */
export interface Bidding extends Estimator {
  /** What a bid of so many cards must take. */
  needed(state: Contest, cards: number): number;
  /** What the bonus of a trump is worth, in the measure of `needed`. */
  bonus(state: Contest, trump: number): number;
  /** How much more than needed must be expected before a bid is dared. */
  readonly margin: number;
}

/** The plans of the world that was looked at last: candidates are tried one after the other in it. */
const latest: { dealt?: readonly number[]; bidding?: Bidding; plans: Plan[] } = { plans: [] };

/** Made once for each seat of a world: the hands as dealt are the same in all its copies. */
export function planOf(state: Contest, seat: Seat, bidding: Bidding): Plan {
  const { dealt } = state.cards;
  if (latest.dealt !== dealt || latest.bidding !== bidding) {
    latest.dealt = dealt;
    latest.bidding = bidding;
    latest.plans = [];
  }
  latest.plans[seat] ??= planFor(state, valuer(state, seat, bidding), bidding);
  return latest.plans[seat];
}

/** What a seat would do with some cards. */
export function planFor(state: Contest, hand: Valuer, bidding: Bidding): Plan {
  const { cards, calls } = state;
  const { trumps } = calls;
  let trump = trumps.none;
  let expected = hand.value(trump);
  let most = expected + bidding.bonus(state, trump);
  for (let t = 0; t < trumps.none; t++) {
    if (!hand.kinds.some((kind) => trumps.carries(kind, t))) continue;
    const own = hand.value(t);
    if (own + bidding.bonus(state, t) <= most) continue;
    expected = own;
    most = own + bidding.bonus(state, t);
    trump = t;
  }
  let limit = 0;
  const reach = expected - bidding.margin;
  while (limit < cards.size && bidding.needed(state, limit + 1) <= reach) limit++;
  return { trump, expected, limit };
}

/** Cards that carry the trump first, low ones before high ones: rights are bought cheaply. */
export function showOrder(state: Contest, own: readonly number[], trump: number): number[] {
  const { trumps } = state.calls;
  const order = trumps.order(trump, UNNAMED);
  const rank = (kind: number) => (trumps.carries(kind, trump) ? 0 : 1000) + order.power[kind];
  return [...own].sort((a, b) => rank(a) - rank(b));
}
