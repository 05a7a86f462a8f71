import type { About } from '../../game.ts';
import { options } from './options.ts';

export const about: About = {
  name: 'mu',
  title: 'Mü',
  version: 2,
  seats: [3, 6],
  options,
};
