import type { StrengthWeights } from '../../contest/strength.ts';

/** Fitted by `npm run train`: what each part of a hand adds to the tricks of the declarer's side. */
export const STRENGTH: StrengthWeights = {
  4: [4.65, 0.69, 0.37, 0.53, 0.33, -0.08, -1.9, 0],
  5: [3.12, 0.65, 0.25, 0.44, 0.23, 0.01, -1.62, 0],
  6: [2.14, 0.64, 0.11, 0.37, 0.02, -0.1, -1.02, 0],
};

/** How much more than needed must be expected before a bid is dared; less if it is negative. */
export const MARGIN = -0.8;
