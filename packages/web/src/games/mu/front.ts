import { colours } from '../../contest/faces.ts';
import type { Front } from '../../room/front.ts';

export const front: Front = {
  about: {
    en: 'Show most, be Chief. The runner-up names trump too.',
    de: 'Wer am meisten zeigt, ist Chef. Auch der Zweite macht Trumpf.',
  },
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
