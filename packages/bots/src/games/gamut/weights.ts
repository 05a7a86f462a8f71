// Written by `npm run train -- gamut --deals 30000 --worlds 0 --hands 500 --seed 1`; see docs/training.md.
import type { Reckoning } from '../../reckoning.ts';

/** What each figure of a hand adds to what is expected of it, by table: see reckoner.ts. */
export const WEIGHTS: Reckoning = {
  hearts: [-5.99, 1.05, -0.11, -0.79, -1.3, 1.13, 0.33, -0.28, 0.24],
  spades: [4.28, 0.16, -0.07, 0.06, 0.02, 0.01, 0.06, -0.05, -0.13, -0.19, 0, 0, -0.28],
  opens: [-0.76, 0.64, 1.05, 0.6, 0.26, 0.13, 0.87, 0.37, 0.2, 0.07, -0.08, 0, 0],
  answers: [-0.59, 0.72, 1.14, 0.61, 0.34, 0.18, 0.93, 0.39, 0.1, 0.08, -0.07, 0.14, 0],
  clubs: [-4.11, 1.87, 2.44, 1.55, 0.55, 0.23, 2.12, 0.74, 0.58, 0, 1.07, 0.34],
};
