import type { StrengthWeights } from '../../contest/strength.ts';

/** Fitted by `npm run train`: what each part of a hand adds to the card points of the Chief's side. */
export const STRENGTH: StrengthWeights = {
  3: [1.32, 2.79, 0.84, 2.82, 2.61, -2.2, -4.46, 1.25],
  4: [9.09, 4.4, -0.89, 3.24, 1.55, -0.28, -6.9, 2.02],
  5: [5.64, 5.43, -2.5, 4.06, 1.17, -0.15, -5.16, 2.24],
  6: [2.69, 6.05, -3.25, 4.62, 0.81, 0.44, -5.7, 3.65],
};

/** How much more than needed must be expected before a bid is dared; less if it is negative. */
export const MARGIN = -2;
