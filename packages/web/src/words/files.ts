import type { CommonWords } from './en.ts';
import type { Names } from './names.ts';
import type { GameWords } from './own.ts';
import type { Spoken } from './say.ts';

/** The words of one language that all games share. */
export interface LanguageFile {
  readonly default: CommonWords;
  speaking(own?: Partial<Names>): Spoken;
}

/** One file a language, loaded when it is needed: a new file is a new language. */
export const files = import.meta.glob<LanguageFile>('./??.ts');

export const codes: readonly string[] = Object.keys(files).map((path) => path.slice(2, 4));

/** What each game says of its own: one file a language in its room. */
const rooms = import.meta.glob<{ default: GameWords }>('../games/*/??.ts');

/** All games that say something of their own. */
export const talkative: readonly string[] = [
  ...new Set(Object.keys(rooms).map((path) => path.split('/')[2])),
];

/** What a game says of its own in a language; many say nothing. */
export async function gameWords(game: string, code: string): Promise<GameWords> {
  const load = rooms[`../games/${game}/${code}.ts`];
  return load ? (await load()).default : {};
}
