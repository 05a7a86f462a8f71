import { combine, weightsOf } from '../../play/policy.ts';
import { THUMB } from '../../play/thumb.ts';

/**
 * The common rule of thumb, and what is different in Hearts: a trick without points does no harm, and
 * one with the queen does much. Only in Hearts does a seat that promised nothing avoid tricks.
 */
export const GAMUT_THUMB = combine(
  THUMB,
  weightsOf([
    ['beat avoids defender', 'wins', 2],
    ['beat avoids defender', 'stake won', -1.5],
    ['beat avoids defender last', 'wins', 1],
    ['beat avoids defender', 'points', 0.6],
  ]),
);
