import { type Saying, sayings } from '@overtrick/engine';
import type { ReasonSays } from '../says.ts';

const why = sayings<ReasonSays>();

/** At most so far from a number of tricks, what a hand promises speaks for it. */
const NEAR = 0.75;

/** What a hand promises, as a reason for a bid of tricks or against it. */
export function tricksPromised(bid: number, expected: number): Saying {
  const figure = Math.max(0, expected);
  return Math.abs(bid - figure) <= NEAR
    ? why('tricks-likely', { figure })
    : why('tricks-else', { figure });
}
