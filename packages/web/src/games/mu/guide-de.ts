import type { MuView } from '@overtrick/engine';
import { promised, strangeIn } from '../../contest/guide.ts';
import { cardsOf, type LessonWords, type MoveTold } from '../../guide/told.ts';
import type { MuGuide } from './guide-en.ts';
import { SEVENS } from './guide-facts.ts';

const NOTHING_LOST = 'Noch ist nichts verloren. Aber nur Gezeigtes kann Trumpf werden.';
const known = (told: MoveTold<MuView>) =>
  `Das gilt, aber nun kennen alle deine Karte ${told.card(strangeIn(told.move, SEVENS))}.`;

const de: LessonWords<MuGuide, MuView> = {
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
  tied: { say: 'Du, Ben und Cleo zeigen je eine Karte: Gleichstand.' },
  open: { say: 'Ada und Dario haben gepasst, dürfen aber später wieder bieten.' },
  crown: { say: 'Cleo zog zuletzt gleich: Sie trägt die dunkle Krone.' },
  tieCosts: { say: 'Bliebe es so, spielte niemand, und sie verlöre 10 je Karte.' },
  tie: {
    say: 'Du und Ben bekämen 5 je Karte. Besser:',
    act: 'Zeig noch eine 7.',
    wrong: (told) => {
      if (told.move.type !== 'pass') return known(told);
      const { crown, shown } = told.view;
      const leader = crown?.seat ?? 0;
      return `Jetzt führt ${told.name(leader)} mit ${shown[leader]} Karten.`;
    },
  },
  leads: { say: 'Ben zeigt jetzt drei. Er führt allein: Die Krone ist golden.' },
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
  higher: { say: 'Drei versprechen 30, fünf 36: Jede bringt auch 10 mehr Gewinn.' },
  pass: {
    say: 'Die anderen haben gepasst. Passt du auch, bist du Chef.',
    act: 'Passe.',
    wrong: (told) => {
      const { cards, needed } = promised(told.view);
      return `${cards} Karten: Jetzt sind ${needed} Punkte nötig. Vier hätten gereicht.`;
    },
  },
  vice: { say: 'Ben zeigt am zweitmeisten: Er ist Vize und nennt zuerst Trumpf.' },
  minor: { say: 'Nur Farbe oder Zahl, die er gezeigt hat: Er nahm Gelb.' },
  name: {
    say: 'Du nennst aus deinen Karten oder keinen. Deiner steht darüber.',
    act: 'Nenne Siebenen.',
    wrong: ({ move }) =>
      move.name === 'none'
        ? 'Kein eigener Trumpf: Nur die gelben Karten sind Trumpf.'
        : 'Wenn du gewinnst, bringen Siebenen 10 Punkte mehr, eine Farbe nichts.',
  },
  order: { say: 'Gelbe Siebenen gehören zu beiden, also ganz oben. Cleo zeigt eine.' },
  below: { say: 'Darunter die anderen Siebenen, dann die anderen gelben Karten.' },
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
  drawn: { say: 'Die Tupfen auf den Karten sind Punkte: Dieser Stich bringt 5.' },
  later: { say: 'Vier Stiche sind übersprungen. Deine Seite hat 23 von 33 Punkten.' },
  colour: { say: 'Bediene Rot. Die rote 7 ist Trumpf, nicht Rot:', act: 'Spiel die 2.' },
  ruff: {
    say: 'Wieder Rot, und du hast keins mehr.',
    act: 'Stich mit der 7.',
    wrong: ({ took }) => `${took} Die 7 hätte gewonnen.`,
  },
  ruffed: { say: 'Ein Trumpf schlägt jede Farbe: Der Stich ist deiner.' },
  late: { say: 'Drei weitere sind übersprungen. Deine Seite hat 31 von 33 Punkten.' },
  goal: {
    say: 'Noch zwei Stiche, und zwei Punkte fehlen.',
    act: 'Spiel die 9.',
    wrong: ({ took }) => `${took} Die 9 hätte sie behalten.`,
  },
  last: { say: '36 Punkte: Das Ziel ist erreicht.', act: 'Spiel deine letzte Karte.' },
  made: { say: 'Vier Karten bringen 40, Siebenen 10: je 50 für dich und Cleo.' },
  own: { say: 'Jeder behält auch die Punkte seiner eigenen Stiche.' },
  missed: { say: 'Punkte für nur drei Karten würden dich 10 kosten, für zwei 20.' },
  against: { say: 'Neues Spiel: Ada, Chef mit Cleo, hat 22 von 30 Punkten.' },
  feed: {
    say: 'Dario spielt mit dir und macht diesen Stich.',
    act: 'Gib ihm die 7.',
    wrong: () => 'Deine 7 fällt gleich an Cleo: Ada erreicht ihre 30.',
  },
  rest: { say: 'Zwei Punkte weniger für Ada.', act: 'Spiel deine letzte Karte.' },
  end: { say: '28 von 30 reichen für zwei Karten, nicht drei: Ada verliert 10.' },
  gain: { say: 'Cleo verliert nichts. Ben, Dario und du gewinnt je 5.' },
};

export default de;
