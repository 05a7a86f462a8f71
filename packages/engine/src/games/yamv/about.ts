import type { About } from '../../game.ts';
import { options } from './options.ts';

export const about: About = {
  name: 'yamv',
  title: 'YAMV',
  version: 2,
  seats: [4, 6],
  options,
};
