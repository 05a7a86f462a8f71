import type { EntryWords } from './words-en.ts';

const de: EntryWords = { lab: 'Regeln ändern: das Labor' };

export default de;
