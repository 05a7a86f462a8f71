import type { Action, Seat } from '@overtrick/engine';
import type { GamutState } from '@overtrick/engine/games/gamut';
import type { Argument } from '../../bot.ts';
import type { Reckoning } from '../../reckoning.ts';
import { expectedScore, expectedTricks, worthOfStaying } from './estimate.ts';
import { isDangerous } from './gifts.ts';

/** What speaks for a call: the tricks or the score that the hand lets expect. */
export function explainCall(
  weights: Reckoning,
  state: GamutState,
  seat: Seat,
  call: readonly Action[],
): Argument[] {
  const [{ type, what }] = call;
  switch (type) {
    case 'bid':
      return [{ words: 'expected tricks', figure: expectedTricks(weights, state, seat) }];
    case 'stay':
    case 'fold':
      return [
        { words: 'expected score for staying', figure: worthOfStaying(weights, state, seat) },
      ];
    case 'choose':
      return [{ words: 'expected score', figure: expectedScore(weights, state, seat, what) }];
    case 'give':
      return explainGifts(state, seat, call);
  }
  return [];
}

function explainGifts(state: GamutState, seat: Seat, gifts: readonly Action[]): Argument[] {
  const dangerous = gifts.filter(({ what }) => isDangerous(state, seat, what)).length;
  return dangerous > 0 ? [{ words: 'dangerous cards given', figure: dangerous }] : [];
}
