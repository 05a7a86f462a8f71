// Written by `npm run odds -- mutwo --fit --deals 2000 --seed fit2 --bots master:worlds=4 --worlds 60`; see docs/training.md.
import type { OddsTable } from '../../judge/odds.ts';

/** By stage of a deal, what odds that were counted in worlds have come to. */
export const ODDS: OddsTable = {
  call: [0.62, 0.65, 0.19],
  early: [0.65, 0.83, 0],
  late: [1, 1.1, -0.06],
  'against-early': [0.8, 0.77, 0.43],
  'against-late': [1.07, 1.19, 0.2],
};
