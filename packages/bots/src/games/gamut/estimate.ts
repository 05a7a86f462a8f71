import type { Action, Seat } from '@overtrick/engine';
import type { GamutState } from '@overtrick/engine/games/gamut';
import type { Reckoning } from '../../reckoning.ts';
import { CLUBS, figures, HEARTS, SPADES, weighHand, weighRanks } from './hand.ts';

/** A bid that falls short costs more than one that is passed: this much below what is expected. */
const CAUTION = 0.5;

function sum(weights: readonly number[]): number {
  let all = 0;
  for (let i = 0; i < weights.length; i++) all += weights[i] * figures[i];
  return all;
}

/** What a seat may expect to score in a contract, before it has said anything in it. */
export function expectedScore(
  { hearts, spades, clubs }: Reckoning,
  state: GamutState,
  seat: Seat,
  contract: number,
): number {
  weighHand(state, seat, contract);
  if (contract === HEARTS) return sum(hearts);
  return contract === SPADES ? sum(spades) : Math.max(0, sum(clubs));
}

/** Whether a seat bids before its partner does. */
export function opens({ first }: GamutState, seat: Seat): boolean {
  return ((seat - first) & 3) < 2;
}

/** The tricks that a seat adds to what its partner may have bid before it. */
export function expectedTricks(weights: Reckoning, state: GamutState, seat: Seat): number {
  weighHand(state, seat, SPADES);
  return weighedTricks(weights, state, seat);
}

/** The same of the hand that was weighed last. */
function weighedTricks(weights: Reckoning, state: GamutState, seat: Seat): number {
  return sum(opens(state, seat) ? weights.opens : weights.answers);
}

/** What a seat is likely to bid, before it is rounded. */
export function likelyBid(weights: Reckoning, state: GamutState, seat: Seat): number {
  return Math.max(0, expectedTricks(weights, state, seat) - CAUTION);
}

/** The same with other cards: the ranks in spades, hearts, diamonds and clubs. */
export function likelyBidOn(
  weights: Reckoning,
  state: GamutState,
  seat: Seat,
  ranks: readonly number[],
): number {
  weighRanks(state, seat, SPADES, ranks);
  return Math.max(0, weighedTricks(weights, state, seat) - CAUTION);
}

export function quickBid(
  weights: Reckoning,
  state: GamutState,
  seat: Seat,
  legal: readonly Action[],
  count: number,
): Action {
  return legal[Math.min(count - 1, Math.round(likelyBid(weights, state, seat)))];
}

/** What staying in Clubs is worth; folding is worth nothing. */
export function worthOfStaying({ clubs }: Reckoning, state: GamutState, seat: Seat): number {
  weighHand(state, seat, CLUBS);
  return sum(clubs);
}

/** The same with other cards: the ranks in spades, hearts, diamonds and clubs. */
export function worthOfStayingOn(
  { clubs }: Reckoning,
  state: GamutState,
  seat: Seat,
  ranks: readonly number[],
): number {
  weighRanks(state, seat, CLUBS, ranks);
  return sum(clubs);
}

/** The contract that promises most; a pass if none promises anything. */
export function quickChoice(
  weights: Reckoning,
  state: GamutState,
  seat: Seat,
  legal: readonly Action[],
  count: number,
): Action {
  let best = legal[0];
  let most = 0;
  for (let i = 1; i < count; i++) {
    const score = expectedScore(weights, state, seat, legal[i].what);
    if (score <= most) continue;
    most = score;
    best = legal[i];
  }
  return best;
}
