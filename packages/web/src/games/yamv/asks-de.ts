import { ask as contest } from '../../contest/asks-de.ts';
import { or } from '../../words/in-german.ts';
import type { ask as english } from './asks-en.ts';

/** Was in YAMV gefragt wird. */
export const ask: typeof english = {
  ...contest,
  naming: {
    declarerTrump: {
      line: 'Bestimme deinen Trumpf',
      follows:
        'Eine Farbe oder Zahl, die du gezeigt hast, oder keinen; den Bonus gibt es, wenn du deine Stiche machst.',
    },
    defenderTrump: {
      line: 'Bestimme eine Zahl als Trumpf oder keinen',
      follows: 'Den Bonus bekommt jeder auf deiner Seite, wenn der Ansager scheitert.',
    },
  },
  couldName: (names) => `bestimmen könntest du ${or([...names, 'keinen Trumpf'])}`,
  wouldDefend: (names) =>
    `Du wärst erster Gegner und könntest ${or([...names, 'keinen Trumpf'])} bestimmen.`,
  exchange: 'Drücke zwei deiner vierzehn Karten',
  exchangeOne: 'Noch eine Karte',
  exchangeMeans:
    'Sie sind aus dem Spiel. Auch eine offene Karte darf weg: Dann tritt eine Karte aus dem Stock an ihre Stelle.',
  exchangeShow: (n) =>
    n === 1
      ? 'Eine offene Karte geht: Welche aus dem Stock tritt an ihre Stelle?'
      : 'Zwei offene Karten gehen: Beide aus dem Stock treten an ihre Stelle',
  nameStays: 'Was bestimmt ist und was du brauchst, bleibt, wie es ist.',
  discard: '2 Karten drücken',
};
