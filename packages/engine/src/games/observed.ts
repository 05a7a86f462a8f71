// What observations tell of one game only, one line a game. Of others they tell what every game has.
export { observed as gamut } from './gamut/observed.ts';
export { observed as mu } from './mu/observed.ts';
export { observed as mutwo } from './mutwo/observed.ts';
export { observed as ninjaWhist } from './ninja-whist/observed.ts';
export { observed as yamv } from './yamv/observed.ts';
