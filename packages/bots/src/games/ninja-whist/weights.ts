/**
 * What each part of a hand adds to the tricks it takes, by a constant, 1 / players, hand size / 10 and
 * the part of the pack that is dealt; with and without trump. Fitted by least squares to the tricks that
 * quick players took in games among themselves, again until the bids that they made of it settled.
 */
export const BID_WEIGHTS = {
  trump: [
    ...[-0.1, 0.34, 0.38, 0.17], // one
    ...[0.84, 0.47, 0.11, -0.09], // archers
    ...[0.6, -0.02, 0.03, 0.38], // ace of trumps
    ...[0.93, 0.67, 0.4, -0.56], // king of trumps
    ...[0.82, 0.74, 0.46, -0.53], // trumps 8 to 10
    ...[0.53, 1.14, 0.19, -0.46], // trumps 5 to 7
    ...[0.42, 0.73, 0.29, -0.42], // trumps 2 to 4
    ...[-0.06, 0.55, 0.7, -0.45], // kings
    ...[-0.05, 0.38, 0.38, -0.14], // tens
    ...[-0.06, 0.68, 0.3, -0.26], // 8 and 9
    ...[-0.06, 0.57, 0.05, -0.19], // 5 to 7
    ...[-0.09, 0.27, -0.31, 0.13], // 2 to 4
    ...[-0.04, 0.04, -0.18, 0.13], // aces
    ...[-0.15, 0.45, -0.45, 0.15], // ruffs
    ...[0.02, -1.16, 0.07, 0.03], // called
    ...[0.04, 0.64, -0.29, -0.16], // leads
  ],
  plain: [
    ...[-0.17, 0.23, 0.13, 0.08], // one
    ...[0.46, -0.03, -0.34, -0.24], // archers
    ...[0, 0, 0, 0], // ace of trumps
    ...[0, 0, 0, 0], // king of trumps
    ...[0, 0, 0, 0], // trumps 8 to 10
    ...[0, 0, 0, 0], // trumps 5 to 7
    ...[0, 0, 0, 0], // trumps 2 to 4
    ...[0.18, 0.34, 0.45, 0.02], // kings
    ...[0.46, 0.31, 0.68, -0.52], // tens
    ...[0.15, 0.52, 0.75, -0.55], // 8 and 9
    ...[0.02, 1, 0.03, -0.13], // 5 to 7
    ...[0.04, 0.16, -0.32, 0.07], // 2 to 4
    ...[0.01, 0.04, -0.41, 0.52], // aces
    ...[0, 0, 0, 0], // ruffs
    ...[-0.08, -0.68, -0.13, 0.26], // called
    ...[0.52, 0.79, -0.43, -0.26], // leads
  ],
};
