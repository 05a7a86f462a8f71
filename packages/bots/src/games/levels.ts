import { type Game, game } from '@overtrick/engine';
import { levelsBy } from '../levels.ts';
import { knowledgeOf } from './index.ts';

/** The bots by level, for all games of the registry. Alone in its file: who imports it gets all games. */
export const levels = levelsBy(knowledgeOf, gameOf);

/** A game that bots know nothing about has its rules all the same. */
function gameOf(name: string): Game {
  const rules = game(name);
  if (!rules) throw new Error(`no game ${name}`);
  return rules;
}
