import { besideWords } from '../words/beside.ts';
import { type PageWords, useWords } from '../words/index.ts';
import type { HintWords } from './words-en.ts';

const { of } = besideWords(
  import.meta.glob<HintWords>('./words-??.ts', { eager: true, import: 'default' }),
);

/** What a hint says in a language, with the moves of its game. */
export function hintWordsOf(words: PageWords): HintWords {
  const said = of(words);
  return { ...said, move: { ...said.move, ...words.own.moves } };
}

export function useHintWords(): HintWords {
  return hintWordsOf(useWords());
}
