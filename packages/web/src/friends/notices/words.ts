import { besideWords } from '../../words/beside.ts';
import type { TurnNoticeWords } from './words-en.ts';

export const { use: useNoticeWords } = besideWords(
  import.meta.glob<TurnNoticeWords>('./words-??.ts', { eager: true, import: 'default' }),
);
