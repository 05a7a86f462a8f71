import { colours } from '../../contest/faces.ts';
import type { Front } from '../../room/front.ts';

export const front: Front = {
  about: {
    en: 'Bid by showing cards, promise tricks, pick a partner.',
    de: 'Zeig Karten, versprich Stiche, such dir einen Partner.',
  },
  difficulty: 3,
  learning: 5,
  glyph: 'leaf',
  art: [
    { code: 'G9', band: 'major' },
    { code: 'Y10', band: 'major' },
  ],
  faces: colours,
};
