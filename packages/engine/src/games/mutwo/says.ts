import type { CrownSays } from '../../contest/says.ts';

export interface MutwoSays extends CrownSays {
  // The score sheet.
  'contract-made': null;
  'trump-bonus': null;
  'contract-failed': null;
  'tricks-taken': null;
  'tie-last': null;
  'tie-drawn': null;
}
