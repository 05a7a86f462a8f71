import type { Room } from '../room/room.ts';
import { loadRoom } from '../room/rooms.ts';
import type { RulesPages, RulesTexts } from './pages.ts';
import { type Lawbook, lawOf } from './rulebook.ts';

/** The law of every game, loaded when it is read: there are as many as games. */
export const books = import.meta.glob<string>('../../../engine/src/games/*/RULES.md', {
  query: '?raw',
  import: 'default',
});

/** The same in other languages. */
const translated = import.meta.glob<string>('../../../engine/src/games/*/RULES.??.md', {
  query: '?raw',
  import: 'default',
});

/** What a game has in pictures, and what is said of them: a file a language. */
const pictured = import.meta.glob<RulesPages>('../games/*/rules-pages.ts', { import: 'pages' });
const said = import.meta.glob<RulesTexts>('../games/*/rules-??.ts', { import: 'default' });

/** All that there is to be read about a game. */
export interface RulesBook {
  readonly game: string;
  readonly law: Lawbook;
  /** The language of the law, where there is none in the reader's. */
  readonly language: string;
  readonly pages: RulesPages | undefined;
  readonly texts: RulesTexts | undefined;
  /** How its cards and tokens are drawn. */
  readonly room: Room;
}

/** Undefined if there is no such game. */
export async function loadBook(game: string, code: string): Promise<RulesBook | undefined> {
  const folder = `../../../engine/src/games/${game}/`;
  const law = own(books, `${folder}RULES.md`);
  if (!law) return undefined;
  const native = own(translated, `${folder}RULES.${code}.md`);
  const [text, pages, texts, room] = await Promise.all([
    (native ?? law)(),
    own(pictured, `../games/${game}/rules-pages.ts`)?.(),
    own(said, `../games/${game}/rules-${code}.ts`)?.(),
    loadRoom(game),
  ]);
  const language = native ? code : 'en';
  return { game, law: lawOf(text), language, pages, texts, room };
}

/** Names come from addresses: what every object has by itself is no file. */
function own<Load>(files: Readonly<Record<string, Load>>, path: string): Load | undefined {
  return Object.hasOwn(files, path) ? files[path] : undefined;
}
