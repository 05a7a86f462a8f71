import contest, { auctionEvents, colours } from '../../contest/de.ts';
import { cardWords } from '../../words/in-german.ts';
import type { Translated } from '../../words/own.ts';
import type { MutwoWords } from './en.ts';
import { ending, lines } from './ending-de.ts';
import { german } from './german.ts';

const names = { ...colours, trumps: { '2': 'Zweien und Dreien', '9': 'Neunen und Zehnen' } };

const de: Translated<MutwoWords> = {
  ...contest,
  names,
  options: {
    tieShare: 'durch wie viele der Verlust bei Gleichstand geteilt wird',
    dealsPerPlayer: 'wie oft jeder in einer Partie gibt',
    baseTricks: 'die nötigen Stiche, bevor Karten geboten sind',
    bidScore: 'was jede gebotene Karte wert ist',
    trumpBonus: 'was der Trumpf des Ansagers beiträgt',
    trickScore: 'was jeder Stich dem bringt, der ihn gemacht hat',
    tiePenalty: 'was der Letzte im Gleichstand je Karte verliert',
  },
  values: { allTied: 'alle im Gleichstand', othersOnly: 'die, die gewinnen' },
  parts: { suit: 'Farbe', pair: 'Paar', rank: 'Zahl', none: 'ohne' },
  says: german,
  ending,
  lines,
  events: auctionEvents(cardWords(names)),
};

export default de;
