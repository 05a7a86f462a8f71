import { lateWords } from '../words/late.tsx';
import type { FriendWords } from './words-en.ts';

/** Who plays alone never loads them. */
export const { use: useFriendWords, Spoken: FriendSpoken } = lateWords(
  import.meta.glob<FriendWords>('./words-??.ts', { import: 'default' }),
);
