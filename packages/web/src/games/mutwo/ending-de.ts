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
  'trump-bonus': { column: 'Gebot', part: 'für den Trumpf' },
  'contract-failed': { column: 'Gebot', part: 'für das verfehlte Gebot' },
  'tricks-taken': { column: 'Stiche', part: 'für deine Stiche' },
  'tie-last': { column: 'Gleichstand', part: 'für den Gleichstand' },
  'tie-drawn': { column: 'Gleichstand', part: 'für den Gleichstand' },
};
