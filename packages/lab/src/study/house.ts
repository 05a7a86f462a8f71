import type { Game } from '@overtrick/engine';
import type { Casting } from '../casting.ts';

/** Where a study is played: the games that there are, and who comes when a bot is called. A browser has fewer of both. */
export interface StudyHouse {
  readonly games: readonly Game[];
  readonly cast: Casting;
}

export function gameIn({ games }: StudyHouse, name: string): Game {
  const game = games.find((each) => each.name === name);
  if (!game) throw new Error(`no game ${name}`);
  return game;
}
