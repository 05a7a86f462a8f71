// Written by `npm run odds -- gamut --fit --deals 900 --seed fit --bots master:worlds=4 --worlds 60`; see docs/training.md.
import type { OddsTable } from '../../judge/odds.ts';

/** By stage of a deal, what odds that were counted in worlds have come to. */
export const ODDS: OddsTable = {
  call: [0.62, 0.44, -0.17],
  early: [0.79, 0.18, 0.14],
  late: [1.09, 0.43, 0.34],
};
