/**
 * What each figure of a hand adds: to the score in Hearts and in Spades, to the tricks of a seat that
 * bids before or after its partner, and to the score of staying in Clubs. Fitted by least squares to
 * deals that quick players played among themselves, again until their bids settled.
 */
export const GAMUT_WEIGHTS = {
  hearts: [-5.92, 1.15, -0.16, -0.92, -1.35, 1.1, 0.31, -0.22, 0.18],
  spades: [3.82, 0.31, -0.18, 0.12, 0.01, 0.01, -0.02, 0.04, -0.14, -0.26, 0, 0, -0.32],
  opens: [-0.92, 0.65, 1.06, 0.6, 0.3, 0.13, 0.88, 0.4, 0.19, 0.12, -0.05, 0, -0.01],
  answers: [-0.66, 0.71, 0.99, 0.6, 0.32, 0.12, 0.97, 0.36, 0.16, 0.08, -0.06, 0.06, 0],
  clubs: [-3.87, 1.86, 2.5, 1.52, 0.69, 0.32, 2.04, 0.61, 0.47, -0.08, 1.2, 0.23],
};
