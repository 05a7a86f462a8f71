import { gamut } from './gamut.ts';
import { mu } from './mu.ts';
import { mutwo } from './mutwo.ts';
import { yamv } from './yamv.ts';
import type { GameName, Rules } from './types.ts';

const GAMES: Partial<Record<GameName, Rules>> = { mu, mutwo, yamv, gamut };

export function rulesOf(game: GameName): Rules {
  const rules = GAMES[game];
  if (!rules) throw new Error(`${game} is not written yet`);
  return rules;
}
