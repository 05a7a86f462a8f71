import type { About } from '../game.ts';
import { about as gamut } from './gamut/about.ts';
import { about as mu } from './mu/about.ts';
import { about as mutwo } from './mutwo/about.ts';
import { about as ninjaWhist } from './ninja-whist/about.ts';
import { about as yamv } from './yamv/about.ts';

/** What there is in the registry, without the rules: for whoever loads them only when they are needed. */
export const abouts: readonly About[] = [mu, mutwo, yamv, gamut, ninjaWhist];
