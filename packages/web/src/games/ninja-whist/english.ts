import type { Sentences } from '@overtrick/engine';
import { type NinjaSays, english as usual } from '@overtrick/engine/english/ninja-whist';
import { fuller } from '../../words/english.ts';
import type { PageSpeech } from '../../words/speech.ts';

export const english: Sentences<NinjaSays, PageSpeech> = {
  ...usual,
  ...fuller,
  'take-most': ({ seats }, { list, name }) => `most tokens have: ${list(seats.map(name))}`,
};
