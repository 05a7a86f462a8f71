import { type Action, type Saying, type Seat, sayings } from '@overtrick/engine';
import type { GamutState } from '@overtrick/engine/games/gamut';
import type { Reckoning } from '../../reckoning.ts';
import type { ReasonSays } from '../../says.ts';
import { expectedScore, expectedTricks, worthOfStaying } from './estimate.ts';
import { isDangerous } from './gifts.ts';

const why = sayings<ReasonSays>();

/** What speaks for a call: the tricks or the score that the hand lets expect. */
export function explainCall(
  weights: Reckoning,
  state: GamutState,
  seat: Seat,
  call: readonly Action[],
): Saying[] {
  const [{ type, what }] = call;
  switch (type) {
    case 'bid':
      return [why('expected-tricks', { figure: expectedTricks(weights, state, seat) })];
    case 'stay':
    case 'fold':
      return [why('expected-staying', { figure: worthOfStaying(weights, state, seat) })];
    case 'choose':
      return [why('expected-score', { figure: expectedScore(weights, state, seat, what) })];
    case 'give':
      return explainGifts(state, seat, call);
  }
  return [];
}

function explainGifts(state: GamutState, seat: Seat, gifts: readonly Action[]): Saying[] {
  const dangerous = gifts.filter(({ what }) => isDangerous(state, seat, what)).length;
  return dangerous > 0 ? [why('dangerous-given', { figure: dangerous })] : [];
}
