import type { MutwoView } from '@overtrick/engine';
import { promised, strangeIn } from '../../contest/guide.ts';
import type { LessonWords, MoveTold } from '../../guide/told.ts';
import { count } from '../../words/in-german.ts';
import type { MutwoGuide } from './guide-en.ts';
import { PAIR, trumpsBy } from './guide-facts.ts';

const NOTHING_LOST = 'Noch ist nichts verloren. Aber nur Gezeigtes kann Trumpf werden.';
const known = (told: MoveTold<MutwoView>) =>
  `Das gilt, aber nun kennen alle deine Karte ${told.card(strangeIn(told.move, PAIR))}.`;

const de: LessonWords<MutwoGuide, MutwoView> = {
  show: {
    say: 'Geboten wird mit Karten: Jede verspricht einen Stich mehr.',
    act: 'Zeig die 9.',
    wrong: (told) => (told.move.type === 'pass' ? NOTHING_LOST : known(told)),
  },
  yours: { say: 'Gezeigte Karten bleiben deine: Du spielst sie später.' },
  base: { say: 'Zu fünft verlangt ein Spiel vier Stiche und einen je Karte.' },
  open: { say: 'Ada und Dario haben gepasst, dürfen aber später wieder bieten.' },
  tied: { say: 'Ben führt mit zwei. Zwei von dir wären ein Gleichstand.' },
  tieCosts: { say: 'Dann spielt niemand: Der Letzte verliert 10 je Karte, andere gewinnen 5.' },
  more: {
    say: 'Zeig mehr als Ben: drei Karten, also sieben Stiche.',
    act: 'Zeig zwei weitere.',
    wrong: (told) => {
      if (told.move.type === 'pass')
        return 'Jetzt ist Ben Ansager und bestimmt den höchsten Trumpf.';
      const { cards } = promised(told.view);
      if (cards < 3) return `Je ${cards}: Bleibt es dabei, verlierst du ${10 * cards}.`;
      return known(told);
    },
  },
  pass: {
    say: 'Die anderen haben gepasst. Passt du auch, bist du Ansager.',
    act: 'Passe.',
    wrong: (told) => {
      const { cards, needed } = promised(told.view);
      return `${cards} Karten: Jetzt sind ${needed} Stiche nötig. Drei hätten gereicht.`;
    },
  },
  head: { say: 'Ben zeigt am zweitmeisten: Er ist erster Gegner und nennt zuerst.' },
  named: { say: 'Er darf nur nennen, was er gezeigt hat: Er nahm Gelb.' },
  ranks: { say: 'Mit einer 9 oder 10 darfst du beide zusammen nennen.' },
  pair: {
    say: 'Sie sind ein Trumpf und bringen 10, wenn du gewinnst.',
    act: 'Nenne sie.',
    wrong: ({ move }) =>
      move.name === 'none'
        ? 'Kein eigener Trumpf: Nur die gelben Karten sind Trumpf.'
        : 'Wenn du gewinnst, bringt eine Farbe nichts dazu, Neunen und Zehnen 10.',
  },
  twos: { say: 'Auch Zweien und Dreien sind so ein Paar, die anderen nicht.' },
  helper: { say: 'Dein Partner darf jeder sein außer dem ersten Gegner.' },
  partner: {
    say: 'Cleo zeigt die gelbe 10: beides Trumpf, also oben.',
    act: 'Nimm Cleo.',
    wrong: ({ name, view }) =>
      `${name(view.partner ?? 0)} zeigte nichts. Der höchste Trumpf spielt gegen dich.`,
  },
  suit: { say: 'Alle Trümpfe sind jetzt eine Farbe und werden bedient.' },
  lead: {
    say: 'Zehnen schlagen Neunen, und beide die gelben Karten.',
    act: 'Spiel eine 10.',
    wrong: ({ took }) => `${took} Eine 10 hätte Trümpfe gezogen.`,
  },
  tiers: { say: 'Jeder Stich ist 5 Punkte wert für den, der ihn macht.' },
  later: { say: 'Neun Stiche sind übersprungen. Du und Cleo habt fünf von sieben.' },
  draw: {
    say: 'Du brauchst beide Stiche. Ein Trumpf ist noch draußen:',
    act: 'Spiel die 10.',
    wrong: ({ took }) => `${took} Die 10 zuerst hätte ihn gezogen.`,
  },
  last: { say: 'Jetzt kann niemand deine 12 stechen.', act: 'Spiel sie.' },
  made: { say: 'Sieben gemacht: 30 für drei Karten, 10 für das Paar.' },
  both: { say: 'Diese 40 bekommt ihr beide, dazu 5 je eigenen Stich.' },
  failed: { say: 'Verfehlt: Beide verlieren 40, und deine Stiche bringen dir nichts.' },
  again: { say: 'Ein neues Spiel. Du bist wieder Ansager, mit drei Karten.' },
  choice: { say: 'Eine Farbe bringt nichts dazu, ein Paar 10, eine Zahl 20.' },
  bonus: {
    say: 'Rot gibt dir sechs Trümpfe, Sechsen fünf und 20 dazu:',
    act: 'Nenne Sechsen.',
    wrong: ({ move, trump }) => {
      if (move.name === 'none') return 'Kein eigener Trumpf: Nur die blauen Karten sind Trumpf.';
      if (move.name === '12') return 'Nur zwei deiner Karten sind Zwölfen, aber vier Sechsen.';
      return `Mit ${trump(String(move.name))} ist es 30 wert, mit Sechsen 50.`;
    },
  },
  worth: { say: 'Drei Karten 30, Sechsen 20: Du gewinnst 50 oder verlierst 50.' },
  third: { say: 'Ein drittes Spiel. Ada ist Ansager, du bist erster Gegner.' },
  defend: {
    say: 'Also nennst du zuerst. Sechs deiner Karten sind grün:',
    act: 'Nenne Grün.',
    wrong: (told) => {
      const named = told.trump(String(told.move.name));
      return `Mit ${named} hast du ${count(trumpsBy(told.move, told.view), 'Trumpf', 'Trümpfe')}, mit Grün sechs.`;
    },
  },
  end: { say: 'Ihr Rot steht über deinem Grün: sogar die rote 1.' },
};

export default de;
