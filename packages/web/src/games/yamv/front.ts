import type { Front } from '../../room/front.ts';

export const front: Front = {
  difficulty: 5,
  learning: 4,
  glyph: 'joker',
  art: [{}, { code: 'JK' }],
  faces: { glyphs: { JK: 'joker' }, single: ['JK'], pictures: { JK: 'joker' } },
};
