// biome-ignore-all assist/source/organizeImports: in the order in which they are offered
// The registry: one line a game. They are offered in the order of the numbers.
export { mu as game1 } from './mu/index.ts';
export { mutwo as game2 } from './mutwo/index.ts';
export { yamv as game3 } from './yamv/index.ts';
export { gamut as game4 } from './gamut/index.ts';
export { ninjaWhist as game5 } from './ninja-whist/index.ts';
