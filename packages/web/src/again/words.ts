import { lateWords } from '../words/late.tsx';
import type { AgainWords } from './words-en.ts';

/** Loaded with the first deal that is played again. */
export const { use: useAgainWords, Spoken: AgainSpoken } = lateWords(
  import.meta.glob<AgainWords>('./words-??.ts', { import: 'default' }),
);
