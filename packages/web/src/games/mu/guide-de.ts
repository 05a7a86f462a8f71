import type { MuView } from '@overtrick/engine';
import { promised, strangeIn } from '../../contest/guide.ts';
import { cardsOf, type LessonWords, type MoveTold } from '../../guide/told.ts';
import type { MuGuide } from './guide-en.ts';
import { SEVENS } from './guide-facts.ts';

const NOTHING_LOST = 'Noch ist nichts verloren. Aber nur Gezeigtes kann Trumpf werden.';
const known = (told: MoveTold<MuView>) =>
  `Das gilt, aber nun kennen alle deine Karte ${told.card(strangeIn(told.move, SEVENS))}.`;

const de: LessonWords<MuGuide, MuView> = {
  dots: {
    say: 'Tupfen auf Karten sind Punkte.',
    act: 'Tipp auf eine mit zwei Punkten.',
    amiss: ({ card }) => `Schau unter das Zeichen: ${card()} hat nicht zwei Tupfen.`,
  },
  hand: { say: 'Du hast vier Siebenen. Sie können Trumpf werden, wenn du bietest.' },
  show: {
    say: 'Geboten wird mit gezeigten Karten. Du spielst sie trotzdem.',
    act: 'Zeig eine 7.',
    wrong: (told) => {
      const [code] = cardsOf(told.move);
      if (code === undefined) return NOTHING_LOST;
      return `Damit könntest du ${told.trump(code[1])} oder ${told.trump(code[0])} nennen, nicht Siebenen.`;
    },
  },
  tied: {
    say: 'Gleichstand. Wer zuletzt gleichzog, trägt die dunkle Krone:',
    act: 'Tipp darauf.',
    amiss: () => 'Du, Ben und Cleo zeigen je eine Karte, Cleo zuletzt.',
  },
  tieCosts: { say: 'So spielte niemand: Cleo verlöre 10, du und Ben bekämen 5.' },
  tieOfThree: {
    say: 'Das gilt für eine Karte. Bei dreien verliert Cleo',
    answers: ['10', '30'],
    amiss: () => '10 für jede Karte: Bei drei Karten sind das 30.',
  },
  open: {
    say: 'Ada und Dario haben gepasst. Dürfen sie später wieder bieten?',
    answers: ['Ja', 'Nein'],
    amiss: () => 'Sie dürfen: Geboten wird, bis alle nacheinander passen.',
  },
  tie: {
    say: 'Du kannst darüber gehen:',
    act: 'Zeig noch eine 7.',
    wrong: (told) => {
      if (told.move.type !== 'pass') return known(told);
      const { crown, shown } = told.view;
      const leader = crown?.seat ?? 0;
      return `Jetzt führt ${told.name(leader)} mit ${shown[leader]} Karten.`;
    },
  },
  leads: {
    say: 'Wer allein führt, hat die goldene Krone.',
    act: 'Tipp darauf.',
    amiss: ({ name }) => `Nicht ${name()}: Ben zeigt drei Karten, niemand sonst so viele.`,
  },
  more: {
    say: 'Wer allein am meisten zeigt, wird Chef.',
    act: 'Zeig zwei weitere Siebenen.',
    wrong: (told) => {
      if (told.move.type === 'pass') return 'Jetzt ist Ben Chef und bestimmt den höchsten Trumpf.';
      const { cards } = promised(told.view);
      if (cards < 4) return `Je ${cards}: Bleibt es dabei, verlierst du ${10 * cards}.`;
      return known(told);
    },
  },
  promise: { say: 'Zu fünft versprechen vier Karten 33 der 60 Punkte.' },
  higher: {
    say: 'Jede fordert 3 und bringt 10 mehr. Fünf Karten versprechen',
    answers: ['36', '43'],
    amiss: () => '33 und 3 sind 36. Um 10 steigt der Gewinn.',
  },
  pass: {
    say: 'Die anderen haben gepasst. Passt du auch, bist du Chef.',
    act: 'Passe.',
    wrong: (told) => {
      const { cards, needed } = promised(told.view);
      return `${cards} Karten: Jetzt sind ${needed} Punkte nötig. Vier hätten gereicht.`;
    },
  },
  vice: {
    say: 'Vize ist, wer am zweitmeisten zeigt: Er nennt zuerst.',
    act: 'Tipp darauf.',
    amiss: ({ name }) => `${name()} zeigte weniger als Ben: Er ist Zweiter.`,
  },
  minor: {
    say: 'Er darf nur Gezeigtes nennen: Gelb. Ginge auch Rot?',
    answers: ['Ja', 'Nein'],
    amiss: () => 'Er zeigte nur gelbe Karten, nichts Rotes: Gelb, 9, 8 oder 6.',
  },
  name: {
    say: 'Dein Trumpf, aus deinen Karten, steht über seinem.',
    act: 'Nenne Siebenen.',
    wrong: ({ move }) =>
      move.name === 'none'
        ? 'Kein eigener Trumpf: Nur die gelben Karten sind Trumpf.'
        : 'Wenn du gewinnst, bringen Siebenen 10 Punkte mehr, eine Farbe nichts.',
  },
  order: {
    say: 'Was beides ist, steht ganz oben: gelbe Siebenen.',
    act: 'Wer zeigt eine?',
    amiss: ({ name }) => `Nicht ${name()}: Vor Cleo liegt eine gelbe 7.`,
  },
  below: {
    say: 'Darunter andere Siebenen, dann andere gelbe.',
    act: 'Tipp auf deine Trümpfe.',
    amiss: ({ card }) => `${card()} ist weder eine 7 noch gelb.`,
  },
  partner: {
    say: 'Ein Partner hilft dir: jeder außer dem Vize.',
    act: 'Nimm Cleo.',
    wrong: ({ name, view }) =>
      `${name(view.partner ?? 0)} zeigte nichts. Cleos gelbe 7 spielt gegen dich.`,
  },
  lead: {
    say: 'Trümpfe sind jetzt eine Farbe und werden bedient.',
    act: 'Spiel eine 7.',
    wrong: ({ took }) => `${took} Eine 7 hätte Trümpfe gezogen.`,
  },
  drawn: { say: 'Seine Tupfen bringen dir 5. Bei den Namen stehen gewonnene Punkte.' },
  later: { say: 'Vier Stiche sind übersprungen. Deine Seite hat 23 von 33 Punkten.' },
  colour: { say: 'Bediene Rot. Die rote 7 ist Trumpf, nicht Rot:', act: 'Spiel die 2.' },
  ruff: {
    say: 'Wieder Rot, und du hast keins mehr.',
    act: 'Stich mit der 7.',
    wrong: ({ took }) => `${took} Die 7 hätte gewonnen.`,
  },
  ruffed: {
    say: 'Ein Trumpf schlägt jede Farbe.',
    act: 'Tipp auf die Karte, die gewinnt.',
    amiss: ({ name }) => `${name()} spielte keinen Trumpf. Deine 7 ist einer.`,
  },
  late: { say: 'Drei weitere sind übersprungen. Deine Seite hat 31 von 33 Punkten.' },
  goal: {
    say: 'Noch zwei Stiche, und zwei Punkte fehlen.',
    act: 'Spiel die 9.',
    wrong: ({ took }) => `${took} Die 9 hätte sie behalten.`,
  },
  last: { say: '36 Punkte: Das Ziel ist erreicht.', act: 'Spiel deine letzte Karte.' },
  made: {
    say: 'Vier Karten bringen dir 40, Siebenen 10. Und Cleo?',
    answers: ['Auch 50', 'Nichts'],
    amiss: () => 'Ein Partner bekommt dasselbe: je 50 für dich und Cleo.',
  },
  own: { say: 'Jeder behält auch die Punkte seiner eigenen Stiche.' },
  missed: {
    say: 'Punkte für nur drei Karten kosten dich 10. Für zwei?',
    answers: ['10', '20'],
    amiss: () => '10 für jede Karte zu viel: Zwei davon kosten 20.',
  },
  against: { say: 'Neues Spiel: Ada, Chef mit Cleo, hat 22 von 30 Punkten.' },
  feed: {
    say: 'Dario spielt mit dir und macht diesen Stich.',
    act: 'Gib ihm die 7.',
    wrong: () => 'Deine 7 fällt gleich an Cleo: Ada erreicht ihre 30.',
  },
  rest: { say: 'Zwei Punkte weniger für Ada.', act: 'Spiel deine letzte Karte.' },
  end: {
    say: '28 Punkte reichen für zwei Karten, nicht drei. Ada verliert',
    answers: ['10', '20'],
    amiss: () => 'Sie zeigte eine Karte zu viel und zahlt dafür 10.',
  },
  gain: { say: 'Cleo verliert nichts. Ben, Dario und du gewinnt je 5.' },
};

export default de;
