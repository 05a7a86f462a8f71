// Written by `npm run odds -- ninja-whist --fit --deals 1000 --seed fit --bots master:worlds=4 --worlds 60`; see docs/training.md.
import type { OddsTable } from '../../judge/odds.ts';

/** By stage of a deal, what odds that were counted in worlds have come to. */
export const ODDS: OddsTable = {
  call: [0.95, 0.79, 0.17],
  early: [0.83, 0.97, -0.14],
  late: [1, 1.06, -0.15],
};
