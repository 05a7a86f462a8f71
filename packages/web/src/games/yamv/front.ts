import type { Front } from '../../room/front.ts';

export const front: Front = {
  about: {
    en: 'Two jokers, a hidden stock, no limit to nerve.',
    de: 'Zwei Joker, ein verdeckter Stock, Mut ohne Grenze.',
  },
  difficulty: 5,
  learning: 4,
  glyph: 'joker',
  art: [{}, { code: 'JK' }],
  faces: { glyphs: { JK: 'joker' }, single: ['JK'], pictures: { JK: 'joker' } },
};
