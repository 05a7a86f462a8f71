import type { Front } from '../../room/front.ts';

export const front: Front = {
  difficulty: 2,
  learning: 5,
  glyph: 'heart',
  art: [{ code: 'HK' }, { code: 'SQ' }, { code: 'CJ' }],
};
