import type { Sentences } from '@overtrick/engine';
import { type MutwoSays, english as usual } from '@overtrick/engine/english/mutwo';
import { fuller } from '../../words/english.ts';
import type { PageSpeech } from '../../words/speech.ts';

// Long words may break where the sheet is narrow.
export const english: Sentences<MutwoSays, PageSpeech> = {
  ...usual,
  ...fuller,
  'contract-made': 'con\u00adtract made',
  'contract-failed': 'con\u00adtract failed',
};
