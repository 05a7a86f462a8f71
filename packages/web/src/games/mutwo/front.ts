import { colours } from '../../contest/faces.ts';
import type { Front } from '../../room/front.ts';

export const front: Front = {
  art: [
    ['K12', 0],
    ['G3', 0],
    ['R10', 0],
    ['B2', 0],
    ['Y9', 0],
  ],
  faces: colours,
};
