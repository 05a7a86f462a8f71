// Written by `npm run odds -- ninja-whist --fit --deals 1000 --seed fit --bots master:worlds=4 --worlds 60`; see docs/training.md.
import type { OddsTable } from '../../judge/odds.ts';

/** By stage of a deal, what odds that were counted in worlds have come to. */
export const ODDS: OddsTable = {
  call: [0.95, 0.791, 0.171],
  early: [0.832, 0.969, -0.139],
  late: [0.999, 1.062, -0.149],
};
