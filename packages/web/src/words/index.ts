import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Words } from './en.ts';
import { codes, files } from './files.ts';

export type { Words } from './en.ts';

const FALLBACK = 'en';

/** The language that was chosen, or the first of the browser's that we speak. */
export function languageOf(chosen: string, wanted: readonly string[]): string {
  if (codes.includes(chosen)) return chosen;
  return wanted.map((tag) => tag.slice(0, 2)).find((code) => codes.includes(code)) ?? FALLBACK;
}

export async function loadWords(code: string): Promise<Words> {
  const { default: words } = await files[`./${code}.ts`]();
  return words;
}

const Context = createContext<Words | undefined>(undefined);

export const WordsProvider = Context.Provider;

export function useWords(): Words {
  const words = useContext(Context);
  if (!words) throw new Error('words are used before they are loaded');
  return words;
}
