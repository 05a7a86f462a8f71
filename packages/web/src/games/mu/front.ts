import { colours } from '../../contest/faces.ts';
import type { Front } from '../../room/front.ts';

export const front: Front = {
  art: [
    ['R7', 2],
    ['B4', 1],
    ['G9', 0],
    ['Y7', 2],
    ['K1', 0],
  ],
  faces: colours,
};
