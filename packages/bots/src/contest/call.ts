import type { Action, Random, Seat } from '@overtrick/engine';
import { type Contest, kindsIn } from '@overtrick/engine/kit';
import { type Bidding, firstShown, planOf, trumpInMind } from './plan.ts';
import { valuer } from './worth.ts';

/** A quick plausible call: bids as far as the plan goes, shows one card for a signal, or passes. */
export function quickCall(
  state: Contest,
  seat: Seat,
  legal: readonly Action[],
  count: number,
  bidding: Bidding,
): Action {
  const { auction } = state;
  const target = targetOf(state, seat, bidding);
  if (auction.shown[seat] >= target || count === 1) return legal[0];
  return firstShown(state, legal, count, planOf(state, seat, bidding).trump);
}

/** How many cards this seat wants to have shown after this turn. */
function targetOf(state: Contest, seat: Seat, bidding: Bidding): number {
  const { auction } = state;
  const { limit } = planOf(state, seat, bidding);
  const shown = auction.shown[seat];
  const leads = auction.crown === seat && auction.crownUp && auction.staged === 0;
  if (leads) return shown;
  if (auction.high + 1 <= limit) return auction.high + 1;
  // One card below the leaders tells the table something and may make head defender.
  return shown === 0 && limit > 0 && auction.high > 1 ? 1 : shown;
}

/** The trump that promises most; a defender's is weighed with the declarer's against it. */
export function quickTrump(
  state: Contest,
  seat: Seat,
  legal: readonly Action[],
  count: number,
  bidding: Bidding,
): Action {
  const declares = seat === state.declarer;
  const worth = valuer(state, seat, bidding);
  let best = legal[0];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const trump = legal[i].what;
    const minor = declares ? state.defenderTrump : state.declarerTrump;
    const bonus = declares ? bidding.bonus(state, trump) : 0;
    const value = worth(trump, minor) + bonus;
    if (value > most) {
      most = value;
      best = legal[i];
    }
  }
  return best;
}

/** Whoever has shown most that fits: trumps first, then any card. */
export function quickPartner(
  state: Contest,
  legal: readonly Action[],
  count: number,
  bidding: Bidding,
  random: Random,
): Action {
  const { cards, auction, calls } = state;
  const { deck } = cards;
  const trump = trumpInMind(state, bidding);
  let best = legal[0];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const seat = legal[i].what;
    const shown = auction.shown[seat] === 0 ? [] : kindsIn(deck, cards.displays, seat * deck.words);
    const fits = shown.filter((kind) => calls.trumps.carries(kind, trump)).length;
    const value = 2 * fits + shown.length + random.below(1000) / 1000;
    if (value > most) {
      most = value;
      best = legal[i];
    }
  }
  return best;
}
