import { besideWords } from '../../words/beside.ts';
import type { HelpWords } from './words-en.ts';

export const { use: useHelpWords } = besideWords(
  import.meta.glob<HelpWords>('./words-??.ts', { eager: true, import: 'default' }),
);
