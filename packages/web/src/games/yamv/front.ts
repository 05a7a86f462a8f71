import type { Front } from '../../room/front.ts';

export const front: Front = {
  art: [
    ['S8', 0],
    ['H11', 0],
    ['JK', 0],
    ['D2', 0],
    ['C6', 0],
  ],
  faces: { glyphs: { JK: 'joker' }, single: ['JK'], pictures: { JK: 'joker' } },
};
