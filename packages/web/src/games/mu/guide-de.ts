import type { MuView } from '@overtrick/engine';
import { promised, strangeIn } from '../../contest/guide.ts';
import { cardsOf, type LessonWords, type MoveTold } from '../../guide/told.ts';
import type { MuGuide } from './guide-en.ts';
import { SEVENS } from './guide-facts.ts';

const NOTHING_LOST = 'Noch ist nichts verloren. Aber nur Gezeigtes kann Trumpf werden.';
const known = (told: MoveTold<MuView>) =>
  `Das gilt, aber nun kennen alle deine Karte ${told.card(strangeIn(told.move, SEVENS))}.`;

const de: LessonWords<MuGuide, MuView> = {
  show: {
    say: 'Geboten wird mit gezeigten Karten. Du spielst sie trotzdem.',
    act: 'Zeig eine 7.',
    wrong: (told) => {
      const [code] = cardsOf(told.move);
      if (code === undefined) return NOTHING_LOST;
      return `Damit könntest du ${told.trump(code[1])} oder ${told.trump(code[0])} nennen, nicht Siebenen.`;
    },
  },
  tie: {
    say: 'Drei zeigen eine Karte: Gleichstand, niemand würde spielen.',
    act: 'Zeig noch eine.',
    wrong: (told) => {
      if (told.move.type !== 'pass') return known(told);
      const { crown, shown } = told.view;
      const leader = crown?.seat ?? 0;
      return `Jetzt führt ${told.name(leader)} mit ${shown[leader]} Karten.`;
    },
  },
  more: {
    say: 'Ben führt mit drei. Wer am meisten zeigt, wird Chef.',
    act: 'Zeig zwei.',
    wrong: (told) => {
      if (told.move.type === 'pass') return 'Jetzt ist Ben Chef und bestimmt den höchsten Trumpf.';
      const { cards } = promised(told.view);
      if (cards < 4) return `Je ${cards}: Bleibt es dabei, verlierst du ${10 * cards}.`;
      return known(told);
    },
  },
  pass: {
    say: 'Keiner geht weiter: Du bist Chef und brauchst 33 Punkte.',
    act: 'Passe.',
    wrong: (told) => {
      const { cards, needed } = promised(told.view);
      return `${cards} Karten: Jetzt sind ${needed} Punkte nötig. Vier hätten gereicht.`;
    },
  },
  name: {
    say: 'Ben, der Vize, hat Gelb genannt. Dein Trumpf steht darüber.',
    act: 'Nenne Siebenen.',
    wrong: ({ move }) =>
      move.name === 'none'
        ? 'Kein eigener Trumpf: Nur die gelben Karten sind Trumpf.'
        : 'Eine Farbe bringt nichts dazu, Siebenen bringen 10.',
  },
  partner: {
    say: 'Gelbe Siebenen sind beides, also oben. Cleo zeigt eine.',
    act: 'Nimm Cleo.',
    wrong: ({ name, view }) =>
      `${name(view.partner ?? 0)} zeigte nichts. Cleos gelbe 7 spielt gegen dich.`,
  },
  lead: {
    say: 'Alle Trümpfe sind jetzt eine Farbe und werden bedient.',
    act: 'Spiel eine 7.',
    wrong: ({ took }) => `${took} Eine 7 hätte Trümpfe gezogen.`,
  },
  drawn: { say: 'Die Punkte auf den Karten zählen: Dieser Stich brachte 5.' },
  colour: { say: 'Rot liegt. Deine rote 7 ist jetzt Trumpf:', act: 'Spiel die 2.' },
  ruff: {
    say: 'Wieder Rot, und du hast keins mehr.',
    act: 'Stich mit der 7.',
    wrong: ({ took }) => `${took} Die 7 hätte gewonnen.`,
  },
  ruffed: { say: 'Ein Trumpf schlägt jede Farbe: Der Stich ist deiner.' },
  goal: {
    say: 'Noch zwei Stiche. Du hast 31 und brauchst 33.',
    act: 'Spiel die 9.',
    wrong: ({ took }) => `${took} Die 9 hätte sie behalten.`,
  },
  last: { say: 'Das hat gereicht.', act: 'Spiel deine letzte Karte.' },
  made: { say: '36 Punkte reichen: je 50 für dich und Cleo.' },
  missed: { say: 'Unter dem Ziel verliert der Chef 10 je verfehlter Karte.' },
  against: { say: 'Jetzt ist Ada Chef, mit 22 Punkten. Sie braucht 30.' },
  feed: {
    say: 'Dario spielt mit dir und macht diesen Stich.',
    act: 'Gib ihm die 7.',
    wrong: () => 'Deine 7 fällt gleich an Cleo: Ada erreicht ihre 30.',
  },
  rest: { say: 'Zwei Punkte weniger für Ada.', act: 'Spiel deine letzte Karte.' },
  end: { say: '28 von 30: Ada verliert 10, jeder von euch gewinnt 5.' },
};

export default de;
