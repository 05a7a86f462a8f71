import type { NinjaView } from '@overtrick/engine';
import type { LessonWords } from '../../guide/told.ts';
import type { NinjaGuide } from './guide-en.ts';

const de: LessonWords<NinjaGuide, NinjaView> = {
  turned: { say: 'Aufgedeckt ist die Schwerter-\u206010: Also sind Schwerter Trumpf.' },
  sayOne: {
    say: 'Wie viele Stiche machst du? Dein Trumpf macht einen.',
    act: 'Sag 1 an.',
    wrong: () => 'Dein Trumpf macht den einzigen Stich: 0 bringt keine Punkte.',
  },
  bids: {
    say: 'Bei den Namen stehen gemachte und angesagte Stiche.',
    act: 'Wer sagte 1?',
    amiss: ({ name }) => `${name()} sagte keinen an. Cleo hat 0 von 1.`,
  },
  trump: { say: 'Du spielst aus. Trumpf schlägt jede andere Farbe.', act: 'Spiel ihn.' },
  exactly: {
    say: 'Einer gesagt, einer gemacht: 10 Punkte. Jede andere Zahl bringt',
    answers: ['0', '5'],
    amiss: () => 'Nichts: Nur die genaue Zahl der Stiche bringt Punkte.',
  },
  token: { say: 'Jeder Stich bringt ein Plättchen, spielbar ab der nächsten Runde.' },
  second: { say: 'Zweite Runde, zwei Stiche. Du gibst (G), sagst also zuletzt an.' },
  dealer: {
    say: 'Als Geber darfst du nicht auf zwei ergänzen:',
    act: 'Sag 0, nicht 1.',
    wrong: () => 'Mit 9 und 2 machst du hier nie beide Stiche.',
  },
  duck: {
    say: 'Messer muss man bedienen. Du willst keinen Stich:',
    act: 'Bleib darunter.',
    wrong: ({ took }) => `${took} Angesagt war keiner: Diese Runde bringt nichts.`,
  },
  void: { say: 'Kein Schwert: Jede Karte ist erlaubt. Messer gewinnen nicht.', act: 'Spiel es.' },
  exact: {
    say: 'Keinen gesagt, keinen gemacht: Das bringt',
    answers: ['0', '10'],
    amiss: () => 'Genau wie angesagt sind 10 Punkte, auch ohne Stich.',
  },
  third: { say: 'Dritte Runde, drei Stiche. Zeit für dein Plättchen.' },
  lifts: {
    say: 'Seine zwei Schwerter heben ein Schwert um zwei. Deine 7:',
    answers: ['8', '9'],
    amiss: () => 'Zwei Schwerter auf dem Plättchen: 7 und 2 sind 9.',
  },
  ace: { say: 'Ein Ass ist am niedrigsten, schlägt aber den König seiner Farbe.' },
  sayTwo: {
    say: 'Also machen deine 7 und dein Ass je einen.',
    act: 'Sag 2.',
    wrong: ({ move }) => `Dieses Blatt macht zwei Stiche: ${move.tricks} bringt nichts.`,
  },
  lift: {
    say: 'Heb deine 7 über die 8:',
    act: 'Wähl sie, dann das Plättchen.',
    wrong: ({ took }) => `${took} Mit Plättchen wäre es eine 9.`,
  },
  low: {
    say: 'Spar das Ass für einen König.',
    act: 'Spiel die 2 aus.',
    wrong: ({ took }) => `${took} Allein ist ein Ass am niedrigsten.`,
  },
  archer: {
    say: 'Ein Bogenschütze schlägt jede Karte außer dem Trumpf-Ass.',
    act: 'Tipp darauf.',
    amiss: () => 'Ada spielte den Bogenschützen: Er hat keine Zahl.',
  },
  noSuit: { say: 'Ada hatte keinen Stab: Wer bedienen kann, darf ihn nicht spielen.' },
  assassin: {
    say: 'Der Messer-König liegt da: Jetzt gewinnt dein Ass.',
    act: 'Spiel es.',
  },
  end: {
    say: 'Zwei gesagt, zwei gemacht: 10 Punkte. Das gespielte Plättchen',
    answers: ['ist weg', 'bleibt'],
    amiss: () => 'Ein Plättchen spielt man einmal, dann ist es weg.',
  },
  kept: { say: 'Plättchen, die nach der letzten Runde übrig sind, bringen je einen Punkt.' },
};

export default de;
