import type { ComponentChildren } from 'preact';
import { createContext, createElement } from 'preact';
import { useContext } from 'preact/hooks';
import type { CommonWords } from './en.ts';
import { codes, files, type LanguageFile, rooms } from './files.ts';
import type { GameWords } from './own.ts';
import type { Spoken } from './say.ts';

/** Everything that the page says in one language, at a table of one game or of none. */
export interface PageWords extends CommonWords, Spoken {
  /** What the game says beside it, for its own room. */
  readonly own: GameWords;
  /** The game in a sentence. */
  readonly about: string;
  token(text: string): string;
  readonly setup: CommonWords['setup'] &
    Readonly<Record<'option' | 'value' | 'part', Readonly<Record<string, string>>>>;
  /** The same at a table of this game. */
  at(game: string): PageWords;
}

const FALLBACK = 'en';

/** The language that was chosen, or the first of the browser's that we speak. */
export function languageOf(chosen: string, wanted: readonly string[]): string {
  if (codes.includes(chosen)) return chosen;
  return wanted.map((tag) => tag.slice(0, 2)).find((code) => codes.includes(code)) ?? FALLBACK;
}

export async function loadWords(code: string): Promise<PageWords> {
  const own = Object.entries(rooms).filter(([path]) => path.endsWith(`/${code}.ts`));
  const [language, ...games] = await Promise.all([
    files[`./${code}.ts`](),
    ...own.map(async ([path, load]) => [path.split('/')[2], (await load()).default] as const),
  ]);
  return wordsOf(language, new Map(games), {});
}

/** The words of a language for a game that says this of its own. */
function wordsOf(
  language: LanguageFile,
  games: ReadonlyMap<string, GameWords>,
  own: GameWords,
): PageWords {
  const { default: common, speaking } = language;
  const { events, ...cards } = speaking(own.names);
  const { options: option = {}, values: value = {}, parts: part = {}, deals } = own;
  const known = new Map<string, PageWords>();
  return {
    ...common,
    ...cards,
    own,
    about: own.about ?? '',
    token: own.token ?? String,
    says: own.says ?? common.says,
    events: { ...events, ...own.events },
    over: { ...common.over, ...deals?.over },
    ending: { ...common.ending, ...deals?.ending },
    sheet: { ...common.sheet, ...deals?.sheet },
    setup: { ...common.setup, option, value, part },
    hint: { ...common.hint, move: { ...common.hint.move, ...own.moves } },
    at(game) {
      const words = known.get(game) ?? wordsOf(language, games, games.get(game) ?? {});
      known.set(game, words);
      return words;
    },
  };
}

const Context = createContext<PageWords | undefined>(undefined);

export const WordsProvider = Context.Provider;

/** Inside it the words are those of a table of this game. */
export function WordsAt({ game, children }: { game: string; children: ComponentChildren }) {
  return createElement(Context.Provider, { value: useWords().at(game) }, children);
}

export function useWords(): PageWords {
  const words = useContext(Context);
  if (!words) throw new Error('words are used before they are loaded');
  return words;
}
