// What the lab knows of games, one line a game that has a folder here. Of others everything may be asked, and nothing is known
// of what bots see in their rules.
export { default as gamut } from './gamut/index.ts';
export { default as mu } from './mu/index.ts';
export { default as mutwo } from './mutwo/index.ts';
export { default as ninjaWhist } from './ninja-whist/index.ts';
export { default as yamv } from './yamv/index.ts';
