import type { Game } from '../game.ts';
import { gamut } from './gamut/index.ts';
import { mu } from './mu/index.ts';
import { mutwo } from './mutwo/index.ts';
import { ninjaWhist } from './ninja-whist/index.ts';
import { yamv } from './yamv/index.ts';

/** The registry: one line a game. */
export const games: readonly Game[] = [mu, mutwo, yamv, gamut, ninjaWhist];

export function game(name: string): Game | undefined {
  return games.find((each) => each.name === name);
}
