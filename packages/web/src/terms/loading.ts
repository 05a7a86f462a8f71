import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { useWords } from '../words/index.ts';
import type { Glossary } from './glossary.ts';

/** One file a game and language, loaded when the first term of it is to be marked. */
const files = import.meta.glob<Glossary>('../games/*/rules-terms-??.ts', { import: 'default' });

const known = new Map<string, Glossary>();

/** The terms of a game in a language; undefined if it has none of its own. */
export async function loadGlossary(game: string, code: string): Promise<Glossary | undefined> {
  const path = `../games/${game}/rules-terms-${code}.ts`;
  if (!Object.hasOwn(files, path)) return undefined;
  const glossary = known.get(path) ?? (await files[path]());
  known.set(path, glossary);
  return glossary;
}

/** No game, and no terms. */
export const NONE = '';

const Context = createContext(NONE);

/** Inside it terms are those of this game. */
export const TermsProvider = Context.Provider;

/** The game whose terms are used here. */
export function useTermsGame(): string {
  return useContext(Context);
}

/** The first moments of a visit belong to the first card. */
const FIRST_MS = 1500;

/** The terms of the game in the language of the page, as soon as they are there. Sentences can be read without them. */
export function useGlossary(): Glossary | undefined {
  const game = useTermsGame();
  const { code } = useWords();
  const [glossary, setGlossary] = useState(() =>
    known.get(`../games/${game}/rules-terms-${code}.ts`),
  );
  useEffect(() => {
    let isWanted = true;
    const load = () =>
      loadGlossary(game, code).then(
        (loaded) => isWanted && setGlossary(loaded),
        () => {},
      );
    const timer = setTimeout(load, Math.max(0, FIRST_MS - performance.now()));
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [game, code]);
  return glossary;
}
