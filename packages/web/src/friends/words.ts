import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { FriendWords } from './words-en.ts';

/** A file a language, loaded with the first screen of tables with friends: who plays alone never loads one. */
const files = import.meta.glob<FriendWords>('./words-??.ts', { import: 'default' });

export function loadFriendWords(code: string): Promise<FriendWords> {
  return files[`./words-${code}.ts`]();
}

const Context = createContext<FriendWords | undefined>(undefined);

export const FriendWordsProvider = Context.Provider;

export function useFriendWords(): FriendWords {
  const words = useContext(Context);
  if (!words) throw new Error('words are used before they are loaded');
  return words;
}
