// Written by `npm run odds -- mu --fit --deals 700 --seed fit --bots master:worlds=4 --worlds 60`; see docs/training.md.
import type { OddsTable } from '../../judge/odds.ts';

/** By stage of a deal, what odds that were counted in worlds have come to. */
export const ODDS: OddsTable = {
  call: [0.83, 0.43, 0.39],
  early: [0.78, 0.72, 0.09],
  late: [1.16, 1.18, 0.18],
  'against-early': [0.78, 0.52, 0.61],
  'against-late': [0.98, 0.95, 0.42],
};
