import type { Sentences } from '@overtrick/engine';
import { type MuSays, english as usual } from '@overtrick/engine/english/mu';
import { fuller } from '../../words/english.ts';
import type { PageSpeech } from '../../words/speech.ts';

export const english: Sentences<MuSays, PageSpeech> = { ...usual, ...fuller };
