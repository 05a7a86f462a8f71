// Written by `npm run train -- mu --deals 8000 --worlds 0 --hands 400 --seed 1`; see docs/training.md.
import type { StrengthWeights } from '../../contest/strength.ts';

/** What each part of a declarer's hand adds to what the side takes, by number of players. */
export const STRENGTH: StrengthWeights = {
  3: [-1.34, 2.52, 1.5, 2.9, 2.28, 1.71, -10.38, 0.69],
  4: [24.39, 2.93, 0.18, 2.02, 0.57, -0.1, -6.76, 0.11],
  5: [15.33, 4.3, -1, 2.9, 0.65, 0.7, -8.62, 1.34],
  6: [11.59, 5.44, -1.77, 3.98, 0.95, 0.66, -9.27, 1.73],
};

/** How much more than needed must be expected before a bid is dared; less if it is negative. */
export const MARGIN = -1.63;
