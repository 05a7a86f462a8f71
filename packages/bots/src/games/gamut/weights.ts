// Written by `npm run train -- gamut --deals 30000 --worlds 0 --hands 500 --seed 1`; see docs/training.md.
import type { Reckoning } from '../../reckoning.ts';

/** What each figure of a hand adds to what is expected of it, by table: see reckoner.ts. */
export const WEIGHTS: Reckoning = {
  hearts: [-5.99, 1.05, -0.11, -0.79, -1.3, 1.13, 0.33, -0.28, 0.24],
  spades: [4.17, 0.36, -0.03, -0.08, -0.03, -0.04, 0.14, 0.08, 0, -0.27, 0, 0, -0.17, 0.09],
  opens: [-0.53, 0.54, 1.03, 0.66, 0.3, 0.17, 0.87, 0.36, 0.19, 0.11, -0.1, 0, -0.12, 0],
  answers: [-0.01, 0.62, 1.04, 0.56, 0.35, 0.16, 0.85, 0.34, 0.11, 0.04, -0.21, 0.03, 0, 0.49],
  clubs: [-4.11, 1.87, 2.44, 1.55, 0.55, 0.23, 2.12, 0.74, 0.58, 0, 1.07, 0.34],
};
