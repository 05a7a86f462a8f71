import type { Game } from '../game.ts';
import * as registry from './registry.ts';

const byNumber: Readonly<Record<string, Game>> = registry;
const numberOf = (key: string) => Number(key.replace('game', ''));

/** Every game of the registry, in its order. */
export const games: readonly Game[] = Object.keys(byNumber)
  .sort((a, b) => numberOf(a) - numberOf(b))
  .map((key) => byNumber[key]);

export function game(name: string): Game | undefined {
  return games.find((each) => each.name === name);
}
