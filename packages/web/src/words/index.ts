import type { ComponentChildren } from 'preact';
import { createContext, createElement } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { CommonWords } from './en.ts';
import { codes, files, gameWords, type LanguageFile, talkative } from './files.ts';
import type { GameWords } from './own.ts';
import type { Spoken } from './say.ts';

/** Everything that the page says in one language, at a table of one game or of none. */
export interface PageWords extends CommonWords, Spoken {
  /** What the game says beside it, for its own room. */
  readonly own: GameWords;
  token(text: string): string;
  readonly setup: CommonWords['setup'] &
    Readonly<Record<'option' | 'value' | 'part', Readonly<Record<string, string>>>>;
  /** The same at a table of this game, as far as its own words are loaded. */
  at(game: string): PageWords;
  has(game: string): boolean;
  /** Loads what a game says of its own, once. */
  load(game: string): Promise<void>;
}

const FALLBACK = 'en';

/** The language that was chosen, or the first of the browser's that we speak. */
export function languageOf(chosen: string, wanted: readonly string[]): string {
  if (codes.includes(chosen)) return chosen;
  return wanted.map((tag) => tag.slice(0, 2)).find((code) => codes.includes(code)) ?? FALLBACK;
}

/** The games whose words are wanted, in whatever language is chosen. */
const wanted = new Set<string>();

/** A language, with what all games say of their own. */
export const loadWords = (code: string): Promise<PageWords> => loadWith(code, talkative);

/** A language as it is needed now, with the words of the games that are on the screen. */
export const loadLanguage = (code: string): Promise<PageWords> => loadWith(code, [...wanted]);

async function loadWith(code: string, games: readonly string[]): Promise<PageWords> {
  const [language, ...own] = await Promise.all([
    files[`./${code}.ts`](),
    ...games.map(async (game) => [game, await gameWords(game, code)] as const),
  ]);
  return wordsOf(language, new Map(own), {});
}

/** The words of a language for a game that says this of its own. */
function wordsOf(language: LanguageFile, games: Map<string, GameWords>, own: GameWords): PageWords {
  const { default: common, speaking } = language;
  const { events, ...cards } = speaking(own.names);
  const { options: option = {}, values: value = {}, parts: part = {}, deals } = own;
  const known = new Map<string, PageWords>();
  return {
    ...common,
    ...cards,
    own,
    token: own.token ?? String,
    says: own.says ?? common.says,
    events: { ...events, ...own.events },
    over: { ...common.over, ...deals?.over },
    ending: { ...common.ending, ...deals?.ending },
    sheet: { ...common.sheet, ...deals?.sheet },
    setup: { ...common.setup, ...deals?.setup, option, value, part },
    at(game) {
      const said = games.get(game);
      const words = known.get(game) ?? wordsOf(language, games, said ?? {});
      if (said) known.set(game, words);
      return words;
    },
    has: (game) => games.has(game),
    async load(game) {
      wanted.add(game);
      if (!games.has(game)) games.set(game, await gameWords(game, common.code));
    },
  };
}

const Context = createContext<PageWords | undefined>(undefined);

export const WordsProvider = Context.Provider;

/** Inside it the words are those of a table of this game; nothing is there before they are. */
export function WordsAt({ game, children }: { game: string; children: ComponentChildren }) {
  const words = useWords();
  const isLoaded = useGameWords(words, game);
  return isLoaded && createElement(Context.Provider, { value: words.at(game) }, children);
}

/** What cannot be loaded is done without: cards and rules speak for themselves. */
function useGameWords(words: PageWords, game: string): boolean {
  const [tried, setTried] = useState<PageWords>();
  const isThere = words.has(game) || tried === words;
  useEffect(() => {
    if (isThere) return;
    const go = () => setTried(words);
    words.load(game).then(go, go);
  }, [words, game]);
  return isThere;
}

export function useWords(): PageWords {
  const words = useContext(Context);
  if (!words) throw new Error('words are used before they are loaded');
  return words;
}
