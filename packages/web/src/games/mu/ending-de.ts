import { contestEnding } from '../../contest/ending-de.ts';
import type { LineWords } from '../../room/ending.ts';

const terms = {
  declarer: 'Chef',
  headDefender: 'Vize',
  unit: 'point',
  partnerSpared: true,
} as const;

export const ending = contestEnding(terms);

export const lines: Readonly<Record<string, LineWords>> = {
  'bid-made': { column: 'Gebot', part: 'für das Gebot' },
  'trump-bonus': { column: 'Gebot', part: 'für den Trumpf' },
  'over-cap': { column: 'Gebot', part: 'über der Obergrenze' },
  'bid-missed': { column: 'Gebot', part: 'für das verfehlte Gebot' },
  'bid-beaten': { column: 'Gebot', part: 'fürs Verhindern' },
  'card-points': { column: 'Karten', part: 'in deinen Stichen' },
  'stalemate-provoked': { column: 'Patt', part: 'für das Patt' },
  'stalemate-drawn': { column: 'Patt', part: 'für das Patt' },
};
