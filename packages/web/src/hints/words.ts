import { type PageWords, useWords } from '../words/index.ts';
import type { HintWords } from './words-en.ts';

/** Apart from the rest of a language: who asks for no hint does without. */
const files = import.meta.glob<HintWords>('./words-??.ts', { eager: true, import: 'default' });

/** What a hint says in a language, with the moves of its game. */
export function hintWordsOf({ code, own }: PageWords): HintWords {
  const words = files[`./words-${code}.ts`];
  return { ...words, move: { ...words.move, ...own.moves } };
}

export function useHintWords(): HintWords {
  return hintWordsOf(useWords());
}
