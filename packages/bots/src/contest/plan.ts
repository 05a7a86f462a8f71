import type { Action, Seat } from '@overtrick/engine';
import { type Contest, kindsIn, UNNAMED } from '@overtrick/engine/kit';
import type { Estimator } from './strength.ts';
import { bestProspect } from './worth.ts';

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
  /** What a seat would score for the name of a trump alone. */
  pays(state: Contest, seat: Seat, trump: number): number;
  /** Whether somebody else would declare if this seat showed as many cards as the highest bid; never, if not said. */
  losesTie?(state: Contest, seat: Seat): boolean;
}

/** The plans of the world that was looked at last: candidates are tried one after the other in it. */
const latest: { dealt?: readonly number[]; bidding?: Bidding; plans: Plan[] } = { plans: [] };

/** Made once for each seat of a world, since all copies of a world have the same hands as dealt. */
export function planOf(state: Contest, seat: Seat, bidding: Bidding): Plan {
  const { dealt } = state.cards;
  if (latest.dealt !== dealt || latest.bidding !== bidding) {
    latest.dealt = dealt;
    latest.bidding = bidding;
    latest.plans = [];
  }
  const { deck } = state.cards;
  latest.plans[seat] ??= planFor(state, kindsIn(deck, dealt, seat * deck.words), bidding);
  return latest.plans[seat];
}

/** What a seat would do with some cards. */
export function planFor(state: Contest, kinds: readonly number[], bidding: Bidding): Plan {
  const { trump, expected } = bestProspect(state, kinds, bidding, bidding.bonus);
  let limit = 0;
  const reach = expected - bidding.margin;
  while (limit < state.cards.size && bidding.needed(state, limit + 1) <= reach) limit++;
  return { trump, expected, limit };
}

/** The declarer's trump, or the one that it has in mind while none is named. */
export function trumpInMind(state: Contest, bidding: Bidding): number {
  const { declarer, declarerTrump } = state;
  return declarerTrump === UNNAMED ? planOf(state, declarer, bidding).trump : declarerTrump;
}

/** In hand and on the table. */
export function ownKinds({ cards }: Pick<Contest, 'cards'>, seat: Seat): number[] {
  const { deck, hands, displays } = cards;
  const at = seat * deck.words;
  return [...kindsIn(deck, hands, at), ...kindsIn(deck, displays, at)];
}

/** What is shown before what: cards that carry the trump, low ones first, so that rights are cheap. */
function showRank({ calls: { trumps } }: Contest, kind: number, trump: number): number {
  return (trumps.carries(kind, trump) ? 0 : 1000) + trumps.order(trump, UNNAMED).power[kind];
}

/** The same by trump and kind, found once: deals with these trumps have it in common. */
const rankings = new WeakMap<Contest['calls']['trumps'], Float64Array[]>();

export function showRanks(state: Contest, trump: number): Float64Array {
  const { trumps } = state.calls;
  const known = rankings.get(trumps) ?? [];
  rankings.set(trumps, known);
  known[trump] ??= Float64Array.from(state.cards.deck.codes, (_, kind) =>
    showRank(state, kind, trump),
  );
  return known[trump];
}

export function showOrder(state: Contest, own: readonly number[], trump: number): number[] {
  const ranks = showRanks(state, trump);
  return [...own].sort((a, b) => ranks[a] - ranks[b]);
}

/** What would be shown first of the cards that may be. */
export function firstShown(
  state: Contest,
  legal: readonly Action[],
  count: number,
  trump: number,
): Action {
  const ranks = showRanks(state, trump);
  let first = legal[1];
  for (let i = 2; i < count; i++) if (ranks[legal[i].what] < ranks[first.what]) first = legal[i];
  return first;
}
