import type { Front } from '../../room/front.ts';

export const front: Front = {
  art: [
    ['SQ', 0],
    ['HA', 0],
    ['D7', 0],
    ['CJ', 0],
    ['ST', 0],
  ],
};
