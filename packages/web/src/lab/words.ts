import { lateWords } from '../words/late.tsx';
import type { LabWords } from './words-en.ts';

/** Loaded with the lab. */
export const { use: useLabWords, Spoken: LabSpoken } = lateWords(
  import.meta.glob<LabWords>('./words-??.ts', { import: 'default' }),
);
