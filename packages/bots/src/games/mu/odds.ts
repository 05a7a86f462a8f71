// Written by `npm run odds -- mu --fit --deals 2000 --seed fit2 --bots master:worlds=4 --worlds 60`; see docs/training.md.
import type { OddsTable } from '../../judge/odds.ts';

/** By stage of a deal, what odds that were counted in worlds have come to. */
export const ODDS: OddsTable = {
  call: [0.66, 0.5, 0.04],
  early: [0.8, 0.7, 0.03],
  late: [1, 0.95, 0],
  'against-early': [0.62, 0.79, 0.14],
  'against-late': [0.96, 0.95, 0.36],
};
