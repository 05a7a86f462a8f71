// Written by `npm run train -- yamv --deals 8000 --worlds 0 --hands 400 --seed 1`; see docs/training.md.
import type { StrengthWeights } from '../../contest/strength.ts';

/** What each part of a declarer's hand adds to what the side takes, by number of players. */
export const STRENGTH: StrengthWeights = {
  4: [5.44, 0.67, 0.23, 0.45, 0.41, 0.22, -2.3, 0],
  5: [4.64, 0.68, 0.3, 0.62, 0.49, 0.27, -2.26, 0],
  6: [4.13, 0.52, 0.44, 0.65, 0.32, 0.16, -1.73, 0],
};

/** How much more than needed must be expected before a bid is dared; less if it is negative. */
export const MARGIN = -0.02;
