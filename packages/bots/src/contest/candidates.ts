import type { Action, Seat } from '@overtrick/engine';
import { type Contest, kindsIn } from '@overtrick/engine/kit';
import { type Bidding, showOrder } from './plan.ts';
import { valuer } from './worth.ts';

/** How many trumps a seat considers buying the right to. */
const TRUMPS = 3;

/** Calls worth a thought: a pass, taking the lead on one of a few trumps, one card as a signal. */
export function callCandidates(state: Contest, seat: Seat, bidding: Bidding): Action[][] {
  const { auction, cards, calls } = state;
  const { deck } = cards;
  const hand = kindsIn(deck, cards.hands, seat * deck.words);
  const lead = auction.high + 1 - auction.shown[seat];
  const calledFor = new Map<string, Action[]>([['', [calls.pass]]]);
  const bid = (kinds: readonly number[]) => {
    if (kinds.length === 0 || kinds.length > hand.length) return;
    const key = [...kinds].sort((a, b) => a - b).join();
    calledFor.set(key, [...kinds.map((kind) => calls.show[deck.placeOf(kind)]), calls.done]);
  };
  for (const trump of bestTrumps(state, seat, hand, bidding)) {
    const shows = showOrder(state, hand, trump);
    bid(shows.slice(0, lead));
    if (auction.shown[seat] === 0) bid(shows.slice(0, 1));
  }
  return [...calledFor.values()];
}

function bestTrumps(
  state: Contest,
  seat: Seat,
  hand: readonly number[],
  bidding: Bidding,
): number[] {
  const { trumps } = state.calls;
  const could = [...Array(trumps.none).keys()].filter((t) =>
    hand.some((kind) => trumps.carries(kind, t)),
  );
  const value = valuer(state, seat, bidding);
  const worth = new Map(could.map((t) => [t, value(t) + bidding.bonus(state, t)]));
  return could.sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0)).slice(0, TRUMPS);
}
