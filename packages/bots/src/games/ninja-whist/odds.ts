// Written by `npm run odds -- ninja-whist --fit --deals 1500 --seed fit2 --bots master:worlds=4 --worlds 60`; see docs/training.md.
import type { OddsTable } from '../../judge/odds.ts';

/** By stage of a deal, what odds that were counted in worlds have come to. */
export const ODDS: OddsTable = {
  call: [0.83, 0.88, 0.04],
  early: [0.91, 0.98, -0.08],
  late: [0.97, 1.1, -0.16],
};
