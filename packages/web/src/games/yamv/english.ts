import type { Sentences } from '@overtrick/engine';
import { english as usual, type YamvSays } from '@overtrick/engine/english/yamv';
import { fuller } from '../../words/english.ts';
import type { PageSpeech } from '../../words/speech.ts';

// Long words may break where the sheet is narrow.
export const english: Sentences<YamvSays, PageSpeech> = {
  ...usual,
  ...fuller,
  'contract-made': 'con\u00adtract made',
  'contract-failed': 'con\u00adtract failed',
  overtricks: 'over\u00adtricks',
};
