import type { Front } from '../../room/front.ts';

export const front: Front = {
  about: {
    en: 'The last card dealt picks which old game you play.',
    de: 'Die letzte Karte bestimmt, welches alte Spiel ihr spielt.',
  },
  difficulty: 2,
  learning: 5,
  glyph: 'heart',
  art: [{ code: 'HK' }, { code: 'SQ' }, { code: 'CJ' }],
};
