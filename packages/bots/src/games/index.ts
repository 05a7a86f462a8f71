import { type Knowledge, ofAnyGame } from '../knowledge.ts';
import { gamutKnowledge } from './gamut/index.ts';
import { muKnowledge } from './mu/index.ts';
import { mutwoKnowledge } from './mutwo/index.ts';
import { ninjaWhistKnowledge } from './ninja-whist/index.ts';
import { yamvKnowledge } from './yamv/index.ts';

/** What the bots know, one line a game. */
const known: readonly Knowledge[] = [
  ofAnyGame(muKnowledge),
  ofAnyGame(mutwoKnowledge),
  ofAnyGame(yamvKnowledge),
  ofAnyGame(gamutKnowledge),
  ofAnyGame(ninjaWhistKnowledge),
];

/** The games that bots play. */
export const knownGames: readonly string[] = known.map(({ game }) => game.name);

export function knowledgeOf(name: string): Knowledge {
  const knowledge = known.find(({ game }) => game.name === name);
  if (!knowledge) throw new Error(`no bot plays ${name}`);
  return knowledge;
}
