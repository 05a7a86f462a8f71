import { besideWords } from '../words/beside.ts';
import type { DialogWords } from './words-en.ts';

export const { use: useDialogWords } = besideWords(
  import.meta.glob<DialogWords>('./words-??.ts', { eager: true, import: 'default' }),
);
