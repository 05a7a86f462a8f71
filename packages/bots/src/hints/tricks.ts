import { type Saying, sayings } from '@overtrick/engine';
import type { CountedHand, ReasonSays } from '../says.ts';

const why = sayings<ReasonSays>();

/** At most so far from a number of tricks, what a hand promises speaks for it. */
const NEAR = 0.75;

/** What a hand has, and what that promises, as a reason for a bid of tricks, or against it. */
export function tricksPromised(bid: number, expected: number, holding: CountedHand): Saying[] {
  const figure = Math.max(0, expected);
  const isNear = Math.abs(bid - figure) <= NEAR;
  return [why('holds-high', holding), why(isNear ? 'tricks-likely' : 'tricks-else', { figure })];
}
