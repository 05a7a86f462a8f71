import { contestEnding } from '../../contest/ending-de.ts';
import type { LineWords } from '../../room/ending.ts';

export const ending = contestEnding({
  declarer: 'Ansager',
  headDefender: 'erster Gegner',
  unit: 'trick',
  partnerSpared: false,
});

export const lines: Readonly<Record<string, LineWords>> = {
  'contract-made': { column: 'Gebot', part: 'für das Gebot' },
  overtricks: { column: 'Gebot', part: 'für weitere Stiche' },
  'trump-bonus': { column: 'Gebot', part: 'für den Trumpf' },
  'contract-failed': { column: 'Gebot', part: 'für das verfehlte Gebot' },
  'defence-tricks': { column: 'Stiche', part: 'für deine Stiche' },
  'defence-bonus': { column: 'Abwehr', part: 'fürs Verhindern' },
};
