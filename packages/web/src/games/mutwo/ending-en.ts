import { contestEnding } from '../../contest/ending-en.ts';
import type { LineWords } from '../../room/ending.ts';

export const ending = contestEnding({
  declarer: 'declarer',
  headDefender: 'head defender',
  unit: 'trick',
  partnerSpared: false,
});

export const lines: Readonly<Record<string, LineWords>> = {
  'contract-made': { column: 'contract', part: 'for the contract' },
  'trump-bonus': { column: 'contract', part: 'for the trump' },
  'contract-failed': { column: 'contract', part: 'for the failed contract' },
  'tricks-taken': { column: 'tricks', part: 'for your own tricks' },
  'tie-last': { column: 'tie', part: 'for the tie' },
  'tie-drawn': { column: 'tie', part: 'for the tie' },
};
