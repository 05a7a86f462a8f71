// Written by `npm run odds -- mutwo --fit --deals 700 --seed fit --bots master:worlds=4 --worlds 60`; see docs/training.md.
import type { OddsTable } from '../../judge/odds.ts';

/** By stage of a deal, what odds that were counted in worlds have come to. */
export const ODDS: OddsTable = {
  call: [0.806, 0.598, 0.369],
  early: [1.049, 0.684, 0.545],
  late: [1.088, 1.289, 0.086],
  'against-early': [0.908, 0.956, 0.355],
  'against-late': [0.955, 1.371, -0.066],
};
