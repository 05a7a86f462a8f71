import type { GamutView, Seat } from '@overtrick/engine';
import type { GamutState } from '@overtrick/engine/games/gamut';
import type { Reckoning } from '../../reckoning.ts';
import { likelyBid, likelyBidOn, worthOfStaying, worthOfStayingOn } from './estimate.ts';
import { CLUBS, SPADES } from './hand.ts';

/** How far bids lie from what is likely, and how unsure of its worth a seat is that stays or folds. */
const SPREAD = 0.6;
const DOUBT = 1.5;

/**
 * How many worlds are drawn for each one that is kept. Bids tell much: 12 make masters stronger than 4
 * do, and as strong as 32.
 */
const DRAWS = { spades: 12, clubs: 4, hearts: 1 };

export function drawsFor({ contract }: GamutView): number {
  return contract === null ? 1 : DRAWS[contract];
}

/** How well the hands explain what the others called, as a logarithm. */
export function explained(weights: Reckoning, state: GamutState, eyes: Seat): number {
  const { contract, first, decided, phase } = state;
  if (contract !== SPADES && contract !== CLUBS) return 0;
  const calls = phase === 'play' ? 4 : decided;
  let log = 0;
  for (let i = 0; i < calls; i++) {
    const seat = (first + i) & 3;
    if (seat === eyes) continue;
    log +=
      contract === SPADES
        ? logOfBid(state, seat, likelyBid(weights, state, seat))
        : logOfStaying(state, seat, worthOfStaying(weights, state, seat));
  }
  return log;
}

/** The same of one seat, once all have called, with these ranks in spades, hearts, diamonds and clubs. */
export function explainedOn(
  weights: Reckoning,
  state: GamutState,
  seat: Seat,
  ranks: readonly number[],
): number {
  return state.contract === SPADES
    ? logOfBid(state, seat, likelyBidOn(weights, state, seat, ranks))
    : logOfStaying(state, seat, worthOfStayingOn(weights, state, seat, ranks));
}

function logOfBid({ bids }: GamutState, seat: Seat, likely: number): number {
  const miss = (bids[seat] - likely) / SPREAD;
  return -(miss * miss) / 2;
}

function logOfStaying({ staying }: GamutState, seat: Seat, worth: number): number {
  const sure = worth / DOUBT;
  return -Math.log(1 + Math.exp(staying & (1 << seat) ? -sure : sure));
}
