import { lateWords } from '../words/late.tsx';
import type { HistoryWords } from './words-en.ts';

/** Who only plays never loads them. */
export const { use: useHistoryWords, Spoken: HistorySpoken } = lateWords(
  import.meta.glob<HistoryWords>('./words-??.ts', { import: 'default' }),
);
