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
  yours: {
    say: 'Gezeigte Karten bleiben deine, du spielst sie später.',
    act: 'Tipp darauf.',
    amiss: ({ card }) => `${card()} ist verdeckt. Offen liegt die grüne 9.`,
  },
  base: {
    say: 'Zu fünft: vier Stiche und einer je Karte. Du versprichst',
    answers: ['4', '5'],
    amiss: () => 'Vier, und einen für die 9: fünf Stiche.',
  },
  open: { say: 'Ada und Dario haben gepasst, dürfen aber später wieder bieten.' },
  tied: {
    say: 'Wer allein am meisten zeigt, führt.',
    act: 'Tipp darauf.',
    amiss: ({ name }) => `Nicht ${name()}: Ben zeigt zwei Karten, niemand sonst so viele.`,
  },
  tieCosts: {
    say: 'Bei Gleichstand spielt niemand: Der Letzte verliert, andere gewinnen.',
  },
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
  head: {
    say: 'Wer am zweitmeisten zeigt, ist erster Gegner.',
    act: 'Tipp darauf.',
    amiss: ({ name }) => `${name()} zeigte weniger als Ben: Er ist Zweiter.`,
  },
  named: { say: 'Er nennt zuerst Trumpf, nur was er zeigte: Gelb.' },
  ranks: { say: 'Mit einer 9 oder 10 darfst du beide zusammen nennen.' },
  pair: {
    say: 'Sie sind ein Trumpf und bringen 10, wenn du gewinnst.',
    act: 'Nenne sie.',
    wrong: ({ move }) =>
      move.name === 'none'
        ? 'Kein eigener Trumpf: Nur die gelben Karten sind Trumpf.'
        : 'Wenn du gewinnst, bringt eine Farbe nichts dazu, Neunen und Zehnen 10.',
  },
  twos: {
    say: 'Paare sind sonst nur Zweien und Dreien. Fünfen und Sechsen?',
    answers: ['Nein', 'Ja'],
    amiss: () => 'Nur Zweien mit Dreien und Neunen mit Zehnen.',
  },
  highest: {
    say: 'Beides Trumpf, also ganz oben: die gelbe 10.',
    act: 'Wer zeigt sie?',
    amiss: ({ name }) => `Nicht ${name()}: Die gelbe 10 liegt vor Cleo.`,
  },
  partner: {
    say: 'Dein Partner darf jeder sein außer dem ersten Gegner.',
    act: 'Nimm Cleo.',
    wrong: ({ name, view }) =>
      `${name(view.partner ?? 0)} zeigte nichts. Der höchste Trumpf spielt gegen dich.`,
  },
  suit: {
    say: 'Trümpfe sind jetzt eine Farbe und werden bedient.',
    act: 'Tipp auf deine.',
    amiss: ({ card }) => `${card()} ist weder gelb noch eine 9 oder 10.`,
  },
  lead: {
    say: 'Zehnen schlagen Neunen, und beide die gelben Karten.',
    act: 'Spiel eine 10.',
    wrong: ({ took }) => `${took} Eine 10 hätte Trümpfe gezogen.`,
  },
  tiers: { say: 'Wer einen Stich macht, bekommt 5. Bei den Namen stehen Stiche.' },
  later: { say: 'Neun Stiche sind übersprungen. Du und Cleo habt fünf von sieben.' },
  draw: {
    say: 'Du brauchst beide Stiche. Ein Trumpf ist noch draußen:',
    act: 'Spiel die 10.',
    wrong: ({ took }) => `${took} Die 10 zuerst hätte ihn gezogen.`,
  },
  last: { say: 'Jetzt kann niemand deine 12 stechen.', act: 'Spiel sie.' },
  made: { say: 'Sieben gemacht: 30 für drei Karten, 10 für das Paar.' },
  both: {
    say: 'Du bekommst 40, dazu 5 je Stich. Und Cleo?',
    answers: ['Dasselbe', 'Nichts'],
    amiss: () => 'Der Partner teilt: auch 40, dazu 5 je Stich.',
  },
  failed: {
    say: 'Verfehlt verlieren beide 40. Zählten deine Stiche trotzdem?',
    answers: ['Ja', 'Nein'],
    amiss: () => 'Wer als Ansager verfehlt, bekommt für eigene Stiche nichts.',
  },
  again: { say: 'Ein neues Spiel. Du bist wieder Ansager, mit drei Karten.' },
  choice: { say: 'Eine Farbe bringt nichts dazu, ein Paar 10, eine Zahl 20.' },
  bonus: {
    say: 'Vier deiner Karten sind rot, vier sind Sechsen. Also:',
    act: 'Nenne Sechsen.',
    wrong: ({ move, trump }) => {
      if (move.name === 'none') return 'Kein eigener Trumpf: Nur die blauen Karten sind Trumpf.';
      if (move.name === '12') return 'Nur zwei deiner Karten sind Zwölfen, aber vier Sechsen.';
      return `Mit ${trump(String(move.name))} ist es 30 wert, mit Sechsen 50.`;
    },
  },
  worth: {
    say: 'Drei Karten 30, Sechsen 20. Verfehlst du es, verlierst du',
    answers: ['30', '50'],
    amiss: () => 'Verloren wird, was zu gewinnen war: 30 und 20.',
  },
  third: { say: 'Ein drittes Spiel. Ada ist Ansager, du bist erster Gegner.' },
  defend: {
    say: 'Also nennst du zuerst. Sechs deiner Karten sind grün:',
    act: 'Nenne Grün.',
    wrong: (told) => {
      const named = told.trump(String(told.move.name));
      return `Mit ${named} hast du ${count(trumpsBy(told.move, told.view), 'Trumpf', 'Trümpfe')}, mit Grün sechs.`;
    },
  },
  end: {
    say: 'Adas Rot steht über deinem Grün. Höher: die',
    answers: ['rote 1', 'grüne 12'],
    amiss: () => 'Jede rote Karte steht jetzt über jeder grünen.',
  },
};

export default de;
