// What the bots know, one line a game that has a folder here. About others they know what can be tried out.
export { default as gamut } from './gamut/index.ts';
export { default as mu } from './mu/index.ts';
export { default as mutwo } from './mutwo/index.ts';
export { default as ninjaWhist } from './ninja-whist/index.ts';
export { default as yamv } from './yamv/index.ts';
