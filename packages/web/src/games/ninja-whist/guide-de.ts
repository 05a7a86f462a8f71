import type { NinjaView } from '@overtrick/engine';
import type { LessonWords } from '../../guide/told.ts';
import type { NinjaGuide } from './guide-en.ts';

const de: LessonWords<NinjaGuide, NinjaView> = {
  sayOne: {
    say: 'Wie viele Stiche machst du? Dein Trumpf macht einen.',
    act: 'Sag 1 an.',
    wrong: () => 'Dein Trumpf macht den einzigen Stich: 0 bringt keine Punkte.',
  },
  trump: { say: 'Du spielst aus. Trumpf schlägt jede andere Farbe.', act: 'Spiel ihn.' },
  token: { say: 'Eins gesagt, eins gemacht: 10 Punkte. Jeder Stich bringt ein Plättchen.' },
  dealer: {
    say: 'Du gibst: Alle Ansagen zusammen dürfen nicht 2 ergeben.',
    act: 'Sag 0 an.',
    wrong: () => 'Mit 9 und 2 machst du hier nie beide Stiche.',
  },
  duck: {
    say: 'Messer muss man bedienen. Du willst keinen Stich:',
    act: 'Bleib darunter.',
    wrong: ({ took }) => `${took} Angesagt war keiner: 10 Punkte sind weg.`,
  },
  void: { say: 'Kein Schwert? Dann darf jede Karte, aber ohne Stich.', act: 'Spiel sie.' },
  exact: { say: 'Keinen gesagt, keinen gemacht: wieder 10 Punkte.' },
  sayTwo: {
    say: 'Dein Plättchen hebt ein Schwert um zwei. Asse fangen Könige.',
    act: 'Sag 2.',
    wrong: ({ move }) => `Dieses Blatt macht zwei Stiche: ${move.tricks} bringt nichts.`,
  },
  lift: {
    say: 'Mit dem Plättchen zählt deine 7 als 9.',
    act: 'Spiel es dazu.',
    wrong: ({ took }) => `${took} Mit Plättchen wäre es eine 9.`,
  },
  low: {
    say: 'Spar das Ass für einen König.',
    act: 'Spiel die 2 aus.',
    wrong: ({ took }) => `${took} Allein ist ein Ass am niedrigsten.`,
  },
  assassin: {
    say: 'Der Bogenschütze schlägt alles, dein Ass nur seinen König.',
    act: 'Spiel es.',
  },
  end: { say: 'Zwei gesagt, zwei gemacht. Übrige Plättchen sind am Ende Punkte.' },
};

export default de;
