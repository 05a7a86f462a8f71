import { type Contest, type Seat, UNNAMED, type View } from '@overtrick/engine';
import { type Bidding, planOf } from './plan.ts';
import { expectation } from './strength.ts';

/**
 * The logarithm of how likely the others' bids were with these hands: who bids far has the cards for
 * it, and who stops short of the leader has not.
 */
export function weighCalls(state: Contest, view: View, bidding: Bidding, softness: number): number {
  const { auction, players } = state;
  let log = 0;
  for (let seat = 0; seat < players; seat++) {
    if (seat === view.eyes) continue;
    const expected = bestExpectation(state, seat, bidding) - bidding.margin;
    const shown = auction.shown[seat];
    if (shown > 0) log += logistic((expected - bidding.needed(state, shown)) / softness);
    const leads = shown === auction.high && auction.crown === seat;
    if (!leads && auction.high > 0) {
      log += logistic((bidding.needed(state, auction.high + 1) - expected) / softness);
    }
  }
  return log;
}

function bestExpectation(state: Contest, seat: Seat, bidding: Bidding): number {
  return expectation(state, seat, planOf(state, seat, bidding).trump, UNNAMED, bidding);
}

function logistic(x: number): number {
  return -Math.log(1 + Math.exp(-x));
}
