import { contestEnglish } from '../../contest/english.ts';
import { COLOUR_NAMES } from '../../contest/words.ts';
import type { Sentences } from '../../says.ts';
import type { MutwoSays } from './says.ts';

export type { MutwoSays } from './says.ts';

const terms = {
  declarer: 'declarer',
  headDefender: 'head defender',
  first: 'head defender',
  suits: COLOUR_NAMES,
};

export const english: Sentences<MutwoSays> = {
  ...contestEnglish(terms),
  'must-name': 'the head defender must name a trump',

  'contract-made': 'contract made',
  'trump-bonus': 'trump bonus',
  'contract-failed': 'contract failed',
  'tricks-taken': 'tricks taken',
  'tie-last': 'last to come into a tie',
  'tie-drawn': 'drawn into a tie',
};
