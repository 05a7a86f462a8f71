// Written by `npm run train -- mu --deals 300 --worlds 40 --hands 500 --seed 1`; see docs/training.md.
import type { StrengthWeights } from '../../contest/strength.ts';

/** What each part of a declarer's hand adds to what the side takes, by number of players. */
export const STRENGTH: StrengthWeights = {
  3: [0.31, 2.65, 1.56, 2.83, 2.49, 0.97, -10.17, 0.63],
  4: [26.88, 2.82, 0.24, 2.17, 0.21, 0.49, -7.83, -0.1],
  5: [16.12, 4.31, -0.86, 2.95, 0.81, 1.03, -8.97, 0.87],
  6: [13.07, 5.36, -0.92, 3.84, 1.01, 0.44, -10.43, 1.3],
};

/** How much more than needed must be expected before a bid is dared; less if it is negative. */
export const MARGIN = -2.58;
