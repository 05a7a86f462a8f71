import type { EntryWords } from './words-en.ts';

const de: EntryWords = { lab: 'Das Labor: eine Regel ändern und sehen, was geschieht' };

export default de;
