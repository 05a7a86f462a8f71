// Written by `npm run odds -- gamut --fit --deals 900 --seed fit --bots master:worlds=4 --worlds 60`; see docs/training.md.
import type { OddsTable } from '../../judge/odds.ts';

/** By stage of a deal, what odds that were counted in worlds have come to. */
export const ODDS: OddsTable = {
  call: [0.625, 0.443, -0.166],
  early: [0.79, 0.179, 0.143],
  late: [1.095, 0.434, 0.343],
};
