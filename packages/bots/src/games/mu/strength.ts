import type { StrengthWeights } from '../../contest/strength.ts';

/** Fitted by `npm run train`: what each part of a hand adds to the card points of the Chief's side. */
export const STRENGTH: StrengthWeights = {
  3: [1.03, 2.59, 0.48, 2.62, 2.72, -1.16, -5.63, 1.39],
  4: [13.4, 3.06, 0.73, 0.97, 1.95, -0.59, -5.42, 0.95],
  5: [11.87, 3.63, 0.61, 0.81, 1.37, 0.57, -6.38, 0.48],
  6: [10.85, 4.62, 0.65, 0.88, 1.36, 0.12, -7.16, -0.5],
};
