// Written by `npm run odds -- mutwo --fit --deals 700 --seed fit --bots master:worlds=4 --worlds 60`; see docs/training.md.
import type { OddsTable } from '../../judge/odds.ts';

/** By stage of a deal, what odds that were counted in worlds have come to. */
export const ODDS: OddsTable = {
  call: [0.81, 0.6, 0.37],
  early: [1.05, 0.68, 0.55],
  late: [1.09, 1.29, 0.09],
  'against-early': [0.91, 0.96, 0.35],
  'against-late': [0.95, 1.37, -0.07],
};
