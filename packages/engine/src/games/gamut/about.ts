import type { About } from '../../game.ts';
import { options } from './options.ts';

export const SEATS = 4;

export const about: About = {
  name: 'gamut',
  title: 'Gamut',
  version: 2,
  seats: [SEATS, SEATS],
  options,
};
