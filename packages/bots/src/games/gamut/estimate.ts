import type { Action, GamutState, Seat } from '@overtrick/engine';
import { CLUBS, figures, HEARTS, SPADES, weighHand } from './hand.ts';
import { GAMUT_WEIGHTS } from './weights.ts';

/** A bid that falls short costs more than one that is passed: this much below what is expected. */
const CAUTION = 0.5;

function sum(weights: readonly number[]): number {
  let all = 0;
  for (let i = 0; i < weights.length; i++) all += weights[i] * figures[i];
  return all;
}

/** What a seat may expect to score in a contract, before it has said anything in it. */
export function expectedScore(state: GamutState, seat: Seat, contract: number): number {
  const { hearts, spades, clubs } = GAMUT_WEIGHTS;
  weighHand(state, seat, contract);
  if (contract === HEARTS) return sum(hearts);
  return contract === SPADES ? sum(spades) : Math.max(0, sum(clubs));
}

/** The tricks that a seat adds to what its partner may have bid. */
export function expectedTricks(state: GamutState, seat: Seat): number {
  const { opens, answers } = GAMUT_WEIGHTS;
  weighHand(state, seat, SPADES);
  return sum(state.bids[seat ^ 2] < 0 ? opens : answers);
}

export function quickBid(
  state: GamutState,
  seat: Seat,
  legal: readonly Action[],
  count: number,
): Action {
  const expected = Math.round(expectedTricks(state, seat) - CAUTION);
  return legal[Math.max(0, Math.min(count - 1, expected))];
}

/** Whether to stay in Clubs: folding is worth nothing. */
export function staysIn(state: GamutState, seat: Seat): boolean {
  weighHand(state, seat, CLUBS);
  return sum(GAMUT_WEIGHTS.clubs) > 0;
}

/** The contract that promises most; a pass if none promises anything. */
export function quickChoice(
  state: GamutState,
  seat: Seat,
  legal: readonly Action[],
  count: number,
): Action {
  let best = legal[0];
  let most = 0;
  for (let i = 1; i < count; i++) {
    const score = expectedScore(state, seat, legal[i].what);
    if (score <= most) continue;
    most = score;
    best = legal[i];
  }
  return best;
}
