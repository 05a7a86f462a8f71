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
  more: {
    say: 'Ben führt mit zwei. Drei Karten: sieben von zwölf Stichen.',
    act: 'Zeig zwei.',
    wrong: (told) => {
      if (told.move.type === 'pass')
        return 'Jetzt ist Ben Ansager und bestimmt den höchsten Trumpf.';
      const { cards } = promised(told.view);
      if (cards < 3) return `Je ${cards}: Bleibt es dabei, verlierst du ${10 * cards}.`;
      return known(told);
    },
  },
  pass: {
    say: 'Keiner geht weiter: Du bist Ansager.',
    act: 'Passe.',
    wrong: (told) => {
      const { cards, needed } = promised(told.view);
      return `${cards} Karten: Jetzt sind ${needed} Stiche nötig. Drei hätten gereicht.`;
    },
  },
  pair: {
    say: 'Neunen und Zehnen sind zusammen ein Trumpf und bringen 10.',
    act: 'Nenne sie.',
    wrong: ({ move }) =>
      move.name === 'none'
        ? 'Kein eigener Trumpf: Nur die gelben Karten sind Trumpf.'
        : 'Eine Farbe bringt nichts dazu, Neunen und Zehnen 10.',
  },
  partner: {
    say: 'Cleo zeigt die gelbe 10: beides Trumpf, also oben.',
    act: 'Nimm Cleo.',
    wrong: ({ name, view }) =>
      `${name(view.partner ?? 0)} zeigte nichts. Der höchste Trumpf spielt gegen dich.`,
  },
  lead: {
    say: 'Zehnen schlagen Neunen, und beide die gelben Karten.',
    act: 'Spiel eine 10.',
    wrong: ({ took }) => `${took} Eine 10 hätte Trümpfe gezogen.`,
  },
  tiers: { say: 'Jeder Stich ist 5 Punkte wert für den, der ihn macht.' },
  draw: {
    say: 'Du brauchst beide Stiche. Ein Trumpf ist noch draußen:',
    act: 'Zieh ihn.',
    wrong: ({ took }) => `${took} Die 10 zuerst hätte ihn gezogen.`,
  },
  last: { say: 'Jetzt kann niemand deine 12 stechen.', act: 'Spiel sie.' },
  made: { say: 'Sieben: je 40 für dich und Cleo. Verfehlt: je minus 40.' },
  bonus: {
    say: 'Vier rote, vier Sechsen. Farben bringen nichts, Sechsen 20.',
    act: 'Nenne Sechsen.',
    wrong: ({ move, trump }) => {
      if (move.name === 'none') return 'Kein eigener Trumpf: Nur die blauen Karten sind Trumpf.';
      if (move.name === '12') return 'Nur zwei deiner Karten sind Zwölfen, aber vier Sechsen.';
      return `Mit ${trump(String(move.name))} ist es 30 wert, mit Sechsen 50.`;
    },
  },
  worth: { say: 'Drei Karten und Sechsen: 50 für beide, gewonnen oder verloren.' },
  defend: {
    say: 'Ada ist Ansager, du nennst als erster Gegner zuerst. Sechs grüne:',
    act: 'Grün.',
    wrong: (told) => {
      const named = told.trump(String(told.move.name));
      return `Mit ${named} hast du ${count(trumpsBy(told.move, told.view), 'Trumpf', 'Trümpfe')}, mit Grün sechs.`;
    },
  },
  end: { say: 'Ihr Trumpf steht über deinem. Trotzdem: sechs Trümpfe tun weh.' },
};

export default de;
