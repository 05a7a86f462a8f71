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
  overtricks: { column: 'contract', part: 'for more tricks' },
  'trump-bonus': { column: 'contract', part: 'for the trump' },
  'contract-failed': { column: 'contract', part: 'for the failed contract' },
  'defence-tricks': { column: 'tricks', part: 'for your own tricks' },
  'defence-bonus': { column: 'defence', part: 'for beating it' },
};
