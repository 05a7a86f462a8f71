import type { About } from '../../game.ts';

export const about: About = {
  name: 'whist',
  title: 'Whist',
  version: 1,
  seats: [4, 4],
  options: {
    target: {
      kind: 'count',
      clause: 'whist/3.2',
      about: 'the total that ends the match',
      default: 5,
      least: 1,
    },
  },
};
