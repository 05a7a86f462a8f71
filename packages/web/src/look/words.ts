import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { LookWords } from './words-en.ts';

/** A file a language, loaded with the first look back. */
const files = import.meta.glob<LookWords>('./words-??.ts', { import: 'default' });

const Context = createContext<LookWords | undefined>(undefined);

export const LookWordsProvider = Context.Provider;

export function useLookWords(): LookWords {
  const words = useContext(Context);
  if (!words) throw new Error('words are used before they are loaded');
  return words;
}

/** Undefined until they are there. */
export function useLoadedLookWords(code: string): LookWords | undefined {
  const [words, setWords] = useState<LookWords>();
  useEffect(() => {
    void files[`./words-${code}.ts`]().then(setWords);
  }, [code]);
  return words;
}
