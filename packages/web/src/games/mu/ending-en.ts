import { contestEnding } from '../../contest/ending-en.ts';
import type { LineWords } from '../../room/ending.ts';

const terms = {
  declarer: 'Chief',
  headDefender: 'Vice',
  unit: 'point',
  partnerSpared: true,
} as const;

export const ending = contestEnding(terms);

/** Lines of the score sheet in a few words. */
export const lines: Readonly<Record<string, LineWords>> = {
  'bid-made': { column: 'contract', part: 'for the contract' },
  'trump-bonus': { column: 'contract', part: 'for the trump' },
  'over-cap': { column: 'contract', part: 'over the cap' },
  'bid-missed': { column: 'contract', part: 'for the missed bid' },
  'bid-beaten': { column: 'contract', part: 'for stopping it' },
  'card-points': { column: 'cards', part: 'in your own tricks' },
  'stalemate-provoked': { column: 'tie', part: 'for the tie' },
  'stalemate-drawn': { column: 'tie', part: 'for the tie' },
};
