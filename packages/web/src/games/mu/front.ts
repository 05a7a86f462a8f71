import { colours } from '../../contest/faces.ts';
import type { Front } from '../../room/front.ts';

export const front: Front = {
  difficulty: 4,
  learning: 6,
  glyph: 'crown',
  art: [
    { code: 'B7', pips: 2, band: 'major' },
    { code: 'R7', pips: 2, band: 'both' },
    { code: 'R9', band: 'minor' },
    { code: 'K4', pips: 1 },
  ],
  faces: colours,
};
