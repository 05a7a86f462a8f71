import type { StrengthWeights } from '../../contest/strength.ts';

/** Fitted by `npm run train`: what each part of a hand adds to the tricks of the declarer's side. */
export const STRENGTH: StrengthWeights = {
  4: [4.85, 0.96, -0.38, 0.79, 0.38, 0.04, -1.6, 0],
  5: [2.98, 0.87, -0.29, 0.78, 0.31, 0.08, -1.29, 0],
  6: [2.14, 0.91, -0.32, 0.57, 0.18, 0.01, -1.1, 0],
};

/** How much more than needed must be expected before a bid is dared; less if it is negative. */
export const MARGIN = -0.5;
