import type { CrownSays } from '../../contest/says.ts';

export interface MuSays extends CrownSays {
  // The score sheet.
  'bid-made': null;
  'trump-bonus': null;
  'over-cap': null;
  'bid-missed': null;
  'bid-beaten': null;
  'card-points': null;
  'stalemate-provoked': null;
  'stalemate-drawn': null;
}
