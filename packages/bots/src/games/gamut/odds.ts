// Written by `npm run odds -- gamut --fit --deals 2500 --seed fit2 --bots master:worlds=4 --worlds 60`; see docs/training.md.
import type { OddsTable } from '../../judge/odds.ts';

/** By stage of a deal, what odds that were counted in worlds have come to. */
export const ODDS: OddsTable = {
  call: [0.89, 0.27, 0.2],
  early: [0.89, 0.36, 0.17],
  late: [1.11, 0.71, 0.16],
};
