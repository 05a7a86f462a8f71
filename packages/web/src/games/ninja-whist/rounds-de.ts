import { count } from '../../words/in-german.ts';
import type { GameWords } from '../../words/own.ts';

/** Was anderswo ein Spiel heißt, ist hier eine Runde. */
export const deals: NonNullable<GameWords['deals']> = {
  over: { deal: 'Die Runde ist zu Ende', next: 'Nächste Runde' },
  ending: {
    deal: 'Runde',
    dealsLeft: (n) =>
      n === 0 ? 'das war die letzte Runde' : `noch ${n === 1 ? 'eine Runde' : `${n} Runden`}`,
  },
  setup: {
    length: (minutes, deals) =>
      `${count(deals, 'Runde', 'Runden')}, etwa ${count(minutes, 'Minute', 'Minuten')}`,
  },
  sheet: {
    none: 'Noch ist keine Runde zu Ende.',
    thisDeal: 'Diese Runde',
    dealt: (n, name) => `Runde ${n}, Geber: ${name}`,
    nothing: 'In dieser Runde bekommt niemand Punkte.',
    chart: 'Punktestand nach jeder Runde',
    deals: 'Runden',
  },
};
