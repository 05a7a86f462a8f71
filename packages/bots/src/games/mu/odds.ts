// Written by `npm run odds -- mu --fit --deals 700 --seed fit --bots master:worlds=4 --worlds 60`; see docs/training.md.
import type { OddsTable } from '../../judge/odds.ts';

/** By stage of a deal, what odds that were counted in worlds have come to. */
export const ODDS: OddsTable = {
  call: [0.831, 0.425, 0.39],
  early: [0.78, 0.719, 0.089],
  late: [1.159, 1.179, 0.176],
  'against-early': [0.778, 0.52, 0.614],
  'against-late': [0.983, 0.949, 0.425],
};
