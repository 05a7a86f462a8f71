import type { Sentences } from '@overtrick/engine';
import { type GamutSays, english as usual } from '@overtrick/engine/english/gamut';
import { fuller } from '../../words/english.ts';
import type { PageSpeech } from '../../words/speech.ts';

export const english: Sentences<GamutSays, PageSpeech> = {
  ...usual,
  ...fuller,
  opening: ({ card: code }, { card }) => `${card(code)} must be led to the first trick`,
  'hearts-barred': 'hearts may not be led before one has been played to an earlier trick',
  'spades-barred': 'spades may not be led before one has been played to an earlier trick',
};
