import type { About } from '../../game.ts';
import { options } from './options.ts';

export const about: About = {
  name: 'mutwo',
  title: 'MüTwo',
  version: 2,
  seats: [4, 6],
  options,
};
