import { lateWords } from '../words/late.tsx';
import type { LookWords } from './words-en.ts';

/** Loaded with the first look back. */
export const { use: useLookWords, Spoken: LookSpoken } = lateWords(
  import.meta.glob<LookWords>('./words-??.ts', { import: 'default' }),
);
