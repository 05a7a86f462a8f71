import { contestEnglish } from '../../contest/english.ts';
import { COLOUR_NAMES } from '../../contest/words.ts';
import type { Sentences } from '../../says.ts';
import type { MuSays } from './says.ts';

export type { MuSays } from './says.ts';

const terms = { declarer: 'Chief', headDefender: 'Vice', first: 'Vice', suits: COLOUR_NAMES };

export const english: Sentences<MuSays> = {
  ...contestEnglish(terms),
  'must-name': 'the Vice must name a trump',

  'bid-made': 'bid made',
  'trump-bonus': 'trump bonus',
  'over-cap': 'over the cap',
  'bid-missed': 'bid missed',
  'bid-beaten': 'bid beaten',
  'card-points': 'card points taken',
  'stalemate-provoked': 'provoked a stalemate',
  'stalemate-drawn': 'drawn into a stalemate',
};
