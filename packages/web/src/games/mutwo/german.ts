import type { Sentences } from '@overtrick/engine';
import type { MutwoSays } from '@overtrick/engine/english/mutwo';
import { contestGerman } from '../../contest/german.ts';
import type { PageSpeech } from '../../words/speech.ts';

const terms = {
  declarer: 'Der Ansager',
  headDefender: 'Der erste Gegner',
  first: 'Der erste Gegner',
};

export const german: Sentences<MutwoSays, PageSpeech> = {
  ...contestGerman(terms),
  'must-name': 'Der erste Gegner muss einen Trumpf bestimmen.',

  'contract-made': 'Spiel gewonnen',
  'trump-bonus': 'Trumpfbonus',
  'contract-failed': 'Spiel verloren',
  'tricks-taken': 'eigene Stiche',
  'tie-last': 'als Letzter im Gleich\u00adstand',
  'tie-drawn': 'in den Gleich\u00adstand gezogen',
};
