import { h } from 'preact';
import type { Front } from '../../room/front.ts';
import { Icons } from './token-icons.tsx';

export const front: Front = {
  about: {
    en: 'Say how many tricks you will take. Be right.',
    de: 'Sag deine Stiche an. Und behalte recht.',
  },
  difficulty: 1,
  learning: 3,
  glyph: 'star',
  art: [{ code: 'NK' }, { code: 'AR' }, { code: 'W8' }],
  pieces: ['d', 'abc', 'aa'].map((token) => h(Icons, { token })),
  faces: {
    glyphs: {
      ...{ W: 'sword', F: 'staff', N: 'knife', T: 'star' },
      ...{ AR: 'archer', LA: 'lesser' },
    },
    single: ['AR', 'LA'],
    pictures: { K: 'ninja', AR: 'archer', LA: 'lesser' },
  },
};
