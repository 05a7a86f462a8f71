import { game, games } from '@overtrick/engine';
import { generalKnowledge } from '../general.ts';
import type { Knowledge } from '../knowledge.ts';
import * as rooms from './rooms.ts';

const known = new Map(Object.values(rooms).map((room) => [room.game.name, room]));

/** The games that bots know more about than their rules. */
export const knownGames: readonly string[] = games
  .map(({ name }) => name)
  .filter((name) => known.has(name));

/** What is known about a game, or found out from its rules. */
export function knowledgeOf(name: string): Knowledge {
  let knowledge = known.get(name);
  if (!knowledge) {
    const rules = game(name);
    if (!rules) throw new Error(`no game ${name}`);
    knowledge = generalKnowledge(rules);
    known.set(name, knowledge);
  }
  return knowledge;
}
