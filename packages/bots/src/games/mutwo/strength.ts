// Written by `npm run train -- mutwo --deals 8000 --worlds 0 --hands 400 --seed 1`; see docs/training.md.
import type { StrengthWeights } from '../../contest/strength.ts';

/** What each part of a declarer's hand adds to what the side takes, by number of players. */
export const STRENGTH: StrengthWeights = {
  4: [6.21, 0.81, -0.1, 0.61, 0.38, 0.15, -2.14, 0],
  5: [4.01, 0.96, -0.13, 0.66, 0.32, 0.08, -2.36, 0],
  6: [2.76, 0.95, -0.06, 0.72, 0.25, 0.11, -2.17, 0],
};

/** How much more than needed must be expected before a bid is dared; less if it is negative. */
export const MARGIN = -0.11;
