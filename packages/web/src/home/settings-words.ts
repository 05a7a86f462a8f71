import { lateWords } from '../words/late.tsx';
import type { SettingsWords } from './settings-en.ts';

/** Who only plays never loads them. */
export const { use: useSettingsWords, Spoken: SettingsSpoken } = lateWords(
  import.meta.glob<SettingsWords>('./settings-??.ts', { import: 'default' }),
);
