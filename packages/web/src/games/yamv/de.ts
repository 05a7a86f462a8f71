import contest, { auctionEvents } from '../../contest/de.ts';
import { cardWords, does } from '../../words/in-german.ts';
import type { Translated } from '../../words/own.ts';
import { ask } from './asks-de.ts';
import type { YamvWords } from './en.ts';
import { ending, lines } from './ending-de.ts';
import { exchange } from './exchange-de.ts';
import { german } from './german.ts';

const names = { suits: { JK: 'Joker' }, marks: { JK: 'Jo' }, special: { JK: 'Joker' } };
const { cards, trump } = cardWords(names);

const de: Translated<YamvWords> = {
  ...contest,
  names,
  options: {
    zeroCardHeadDefender: 'ein erster Gegner ohne gezeigte Karte, wenn nur einer geboten hat',
    target: 'die Punktzahl, mit der die Partie endet',
    baseTricks: 'die nötigen Stiche, bevor Karten geboten sind',
    bidScore: 'was jeder nötige Stich wert ist, gewonnen oder verloren',
    overtrickScore: 'was jeder Überstich bringt',
    defenderTrickScore: 'was ein Gegenspieler je eigenem Stich bekommt',
    declarerBonus: 'der Bonus für den Trumpf des Ansagers',
    defenderBonus: 'der Bonus für den Trumpf des ersten Gegners',
  },
  parts: { suit: 'Farbe', even: 'gerade Zahl', odd: 'ungerade Zahl', none: 'ohne' },
  says: german,
  ending,
  lines,
  events: {
    ...auctionEvents({ trump }),
    stock: (e, s) => `${does(s, e.seat, 'nimmst', 'nimmt')} den Stock auf.`,
    drawn: (e) => `Darin liegen ${cards(e.cards)}.`,
    exchange: (e, s) => {
      const gone = e.discard;
      if (gone.length === 0)
        return `${does(s, e.seat, 'drückst', 'drückt')} zwei Karten aus der Hand.`;
      return `${does(s, e.seat, 'drückst', 'drückt')} ${cards(gone)} vom Tisch; gezeigt wird dafür ${cards(e.show)}.`;
    },
    discards: (e) => `Gedrückt hast du ${cards(e.cards)}.`,
  },
  moves: { ...contest.moves, exchange: (what) => `${what} drücken` },

  help: { tie: 'Gleich viele Karten: Wer zuerst an der Reihe war, führt.' },
  ask,
  exchange,

  stakes: {
    ...contest.stakes,
    stock: 'Stock',
    drawn: 'Aus dem Stock',
    discarded: 'Gedrückt',
  },
};

export default de;
