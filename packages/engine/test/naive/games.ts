import { gamut } from './gamut.ts';
import { mu } from './mu.ts';
import { mutwo } from './mutwo.ts';
import { ninja } from './ninja.ts';
import type { GameName, Rules } from './types.ts';
import { yamv } from './yamv.ts';

const GAMES: Record<GameName, Rules> = { mu, mutwo, yamv, gamut, 'ninja-whist': ninja };

/** The games that can be judged. */
export const known: readonly string[] = Object.keys(GAMES);

export function rulesOf(game: GameName): Rules {
  return GAMES[game];
}
