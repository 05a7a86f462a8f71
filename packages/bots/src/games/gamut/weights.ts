// Written by `npm run train -- gamut --deals 5 --worlds 2 --hands 500 --seed 1`; see docs/training.md.
import type { Reckoning } from '../../reckoning.ts';

/** What each figure of a hand adds to what is expected of it, by table: see reckoner.ts. */
export const WEIGHTS: Reckoning = {
  hearts: [-5.995, 1.054, -0.111, -0.786, -1.295, 1.129, 0.333, -0.278, 0.243],
  spades: [4.246, 0.176, -0.063, 0.016, -0.012, 0.008, 0.074, -0.051, -0.128, -0.181, 0, 0, -0.304],
  opens: [-0.767, 0.641, 1.05, 0.598, 0.263, 0.132, 0.869, 0.365, 0.201, 0.074, -0.08, 0, 0.003],
  answers: [-0.599, 0.727, 1.136, 0.595, 0.342, 0.18, 0.933, 0.386, 0.099, 0.074, -0.075, 0.132, 0],
  clubs: [-4.112, 1.867, 2.44, 1.553, 0.551, 0.233, 2.121, 0.743, 0.58, -0.003, 1.072, 0.344],
};
