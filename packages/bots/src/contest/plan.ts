import { type Contest, kindsIn, type Seat, UNNAMED } from '@overtrick/engine';
import { type Estimator, expectation } from './strength.ts';

/** What a seat would do with its cards: on which trump, how far, and what it shows first. */
export interface Plan {
  readonly trump: number;
  /** The most cards that it would bid. */
  readonly limit: number;
  /** Kinds in the order in which it shows them. */
  readonly shows: readonly number[];
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

const plans = new WeakMap<readonly number[], Plan[]>();

/** Made once for each seat of a world: the hands as dealt are the same in all its copies. */
export function planOf(state: Contest, seat: Seat, bidding: Bidding): Plan {
  let made = plans.get(state.cards.dealt);
  if (!made) {
    made = [];
    plans.set(state.cards.dealt, made);
  }
  made[seat] ??= makePlan(state, seat, bidding);
  return made[seat];
}

function makePlan(state: Contest, seat: Seat, bidding: Bidding): Plan {
  const { cards, calls } = state;
  const { trumps } = calls;
  const { deck } = cards;
  const own = kindsIn(deck, cards.dealt, seat * deck.words);
  let trump = trumps.none;
  let most = Number.NEGATIVE_INFINITY;
  for (let t = 0; t <= trumps.none; t++) {
    if (t !== trumps.none && !own.some((kind) => trumps.carries(kind, t))) continue;
    const value = expectation(state, seat, t, UNNAMED, bidding) + bidding.bonus(state, t);
    if (value > most) {
      most = value;
      trump = t;
    }
  }
  const expected = expectation(state, seat, trump, UNNAMED, bidding) - bidding.margin;
  let limit = 0;
  while (limit < cards.size && bidding.needed(state, limit + 1) <= expected) limit++;
  return { trump, limit, shows: showOrder(state, own, trump) };
}

/** Cards that carry the trump first, low ones before high ones: rights are bought cheaply. */
export function showOrder(state: Contest, own: readonly number[], trump: number): number[] {
  const { trumps } = state.calls;
  const order = trumps.order(trump, UNNAMED);
  const rank = (kind: number) => (trumps.carries(kind, trump) ? 0 : 1000) + order.power[kind];
  return [...own].sort((a, b) => rank(a) - rank(b));
}
