// Written by `npm run odds -- yamv --fit --deals 700 --seed fit --bots master:worlds=4 --worlds 60`; see docs/training.md.
import type { OddsTable } from '../../judge/odds.ts';

/** By stage of a deal, what odds that were counted in worlds have come to. */
export const ODDS: OddsTable = {
  call: [0.71, 0.82, 0.16],
  early: [0.7, 0.81, 0.27],
  late: [0.8, 0.91, 0.06],
  'against-early': [0.64, 1.06, 0.32],
  'against-late': [0.92, 1.08, 0.42],
};
