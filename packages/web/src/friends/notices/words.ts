import { besideWords } from '../../words/beside.ts';
import type { NoticeWords } from './words-en.ts';

export const { use: useNoticeWords } = besideWords(
  import.meta.glob<NoticeWords>('./words-??.ts', { eager: true, import: 'default' }),
);
