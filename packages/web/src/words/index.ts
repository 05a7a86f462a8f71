import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PageWords } from './en.ts';
import { codes, files } from './files.ts';

export type { PageWords } from './en.ts';

const FALLBACK = 'en';

/** The language that was chosen, or the first of the browser's that we speak. */
export function languageOf(chosen: string, wanted: readonly string[]): string {
  if (codes.includes(chosen)) return chosen;
  return wanted.map((tag) => tag.slice(0, 2)).find((code) => codes.includes(code)) ?? FALLBACK;
}

export async function loadWords(code: string): Promise<PageWords> {
  const { default: words } = await files[`./${code}.ts`]();
  return words;
}

const Context = createContext<PageWords | undefined>(undefined);

export const WordsProvider = Context.Provider;

export function useWords(): PageWords {
  const words = useContext(Context);
  if (!words) throw new Error('words are used before they are loaded');
  return words;
}
