import type { Front } from '../../room/front.ts';

export const front: Front = {
  art: [
    ['WK', 0],
    ['F7', 0],
    ['AR', 0],
    ['N3', 0],
    ['TA', 0],
  ],
  faces: {
    glyphs: {
      ...{ W: 'sword', F: 'staff', N: 'knife', T: 'star' },
      ...{ AR: 'archer', LA: 'lesser' },
    },
    single: ['AR', 'LA'],
    pictures: { K: 'ninja', AR: 'archer', LA: 'lesser' },
  },
};
