// Written by `npm run odds -- yamv --fit --deals 2000 --seed fit2 --bots master:worlds=4 --worlds 60`; see docs/training.md.
import type { OddsTable } from '../../judge/odds.ts';

/** By stage of a deal, what odds that were counted in worlds have come to. */
export const ODDS: OddsTable = {
  call: [0.44, 0.7, 0.05],
  early: [0.51, 0.75, 0.1],
  late: [0.85, 1.05, -0.03],
  'against-early': [0.69, 0.82, 0.51],
  'against-late': [0.86, 1.07, 0.2],
};
