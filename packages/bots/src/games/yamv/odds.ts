// Written by `npm run odds -- yamv --fit --deals 700 --seed fit --bots master:worlds=4 --worlds 60`; see docs/training.md.
import type { OddsTable } from '../../judge/odds.ts';

/** By stage of a deal, what odds that were counted in worlds have come to. */
export const ODDS: OddsTable = {
  call: [0.709, 0.824, 0.164],
  early: [0.698, 0.81, 0.269],
  late: [0.802, 0.907, 0.06],
  'against-early': [0.64, 1.06, 0.321],
  'against-late': [0.922, 1.076, 0.42],
};
