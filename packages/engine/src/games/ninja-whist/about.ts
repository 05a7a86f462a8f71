import type { About } from '../../game.ts';
import { options } from './options.ts';

export const about: About = {
  name: 'ninja-whist',
  title: 'Ninja Whist',
  version: 2,
  seats: [3, 9],
  options,
};
