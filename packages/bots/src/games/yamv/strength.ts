import type { StrengthWeights } from '../../contest/strength.ts';

/** Fitted by `npm run train`: what each part of a hand adds to the tricks of the declarer's side. */
export const STRENGTH: StrengthWeights = {
  4: [4.51, 0.7, 0.35, 0.6, 0.34, -0.19, -1.86, 0],
  5: [3.78, 0.65, 0.43, 0.67, 0.39, -0.03, -1.75, 0],
  6: [3.25, 0.62, 0.43, 0.65, 0.47, -0.12, -1.3, 0],
};

/** How much more than needed must be expected before a bid is dared; less if it is negative. */
export const MARGIN = -0.8;
