import type { StrengthWeights } from '../../contest/strength.ts';

/** Fitted by `npm run train`: what each part of a hand adds to the card points of the Chief's side. */
export const STRENGTH: StrengthWeights = {
  3: [1.23, 2.77, 0.85, 2.82, 2.62, -1.66, -5.12, 1.05],
  4: [9.67, 3.9, 0, 1.13, 1.55, -1.85, -3.52, 0.84],
  5: [8.14, 4.72, -0.78, 1.24, 1.49, -1.15, -5.51, 0.71],
  6: [8.1, 5.57, -0.78, 1.04, 0.95, -0.26, -7.97, 0.64],
};

/** How much more than needed must be expected before a bid is dared; less if it is negative. */
export const MARGIN = -2;
