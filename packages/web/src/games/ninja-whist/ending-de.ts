import type { LineWords } from '../../room/ending.ts';
import { list, stiche } from '../../words/in-german.ts';
import type { ending as english } from './ending-en.ts';

const gemacht = (n: number) => (n === 0 ? 'keinen Stich' : stiche(n));

export const ending: typeof english = {
  exact: (bid) =>
    bid === 0
      ? 'Du hast keinen Stich gemacht, genau wie angesagt.'
      : `Du hast genau die angesagten ${bid} gemacht.`,
  over: (bid, taken) => `Du hast ${gemacht(taken)} gemacht, ${taken - bid} mehr als angesagt.`,
  under: (bid, taken) => `Du hast ${gemacht(taken)} gemacht, ${bid - taken} weniger als angesagt.`,
  others: (names, mine) =>
    `${list(names)} ${names.length > 1 ? 'haben' : 'hat'} es ${mine ? 'auch ' : ''}geschafft.`,
  everybody: 'Alle anderen haben es geschafft.',
  nobodyElse: 'Sonst hat es niemand geschafft.',
  nobody: 'Niemand hat es geschafft.',
  feats: {
    slam: 'Wirklich jeder Stich',
    slamText: (n) => `${stiche(n)} angesagt und alle gemacht.`,
    all: 'Jede Ansage erfüllt',
    allText: (n) => `${n} Runden und keine Ansage verfehlt.`,
  },
};

export const lines: Readonly<Record<string, LineWords>> = {
  'bid-made': { column: 'Ansage', part: 'für die Ansage' },
  tokens: { column: 'Plättchen', part: 'für deine Plättchen' },
};
