import { besideWords } from '../words/beside.ts';
import type { RulesWords } from './words-en.ts';

export const { of: rulesWordsOf, use: useRulesWords } = besideWords(
  import.meta.glob<RulesWords>('./words-??.ts', { eager: true, import: 'default' }),
);
