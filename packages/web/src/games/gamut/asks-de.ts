import type { ask as english } from './asks-en.ts';

const mal = (n: number) => (n === 2 ? 'doppelt' : `${n}-fach`);

/** Was in Gamut gefragt wird. */
export const ask: typeof english = {
  choose: 'Karo: Was wird gespielt?',
  ifPassed: (n) => `Passen alle, bekommt niemand Punkte, und das nächste Spiel zählt ${mal(n)}.`,
  giveLeft: (name) => `Wähle eine Karte für ${name}, links von dir`,
  giveRight: (name) => `Wähle eine Karte für ${name}, rechts von dir`,
  giveBoth: (left, one, right, other) => `${one} für ${left}, ${other} für ${right}?`,
  hearts: (heart, queen, moon) =>
    `Jedes Herz im Stich kostet dich ${heart}, die Pik-Dame ${queen}; alle zusammen bringen +${moon}.`,
  give: '2 Karten geben',
  tricks: 'Wie viele Stiche machst du?',
  together: (n) => `Dein Partner hat ${n} angesagt: `,
  exact: ({ made, each, over, under }) =>
    `Was ihr zusammen ansagt, bringt genau erfüllt ${made} und ${each} je Stich; jeder Stich mehr kostet ${over}, zu wenige ${under} für jeden angesagten.`,
  fold: 'Mitspielen oder aussteigen?',
  staying: (trick, none) =>
    `Mitspielen bringt +${trick} je Stich, aber −${none} ohne Stich; wer aussteigt, bekommt 0.`,
  stay: 'Mitspielen',
  foldIt: 'Aussteigen',
  stayMeans: (trick, none) => `+${trick} je Stich, −${none} ohne`,
  foldMeans: 'raus, 0 Punkte',
  opening: (card) => `Du bist dran: ${card} eröffnet`,
  noHearts: 'Du bist dran: Spiel aus, aber noch kein Herz',
  noSpades: 'Du bist dran: Spiel aus, aber noch kein Pik',
  untilBroken: 'Das geht, sobald jemand eines auf eine andere Farbe geworfen hat.',
};
