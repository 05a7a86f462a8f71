import common from './common-de.ts';
import type { ContestTerms } from './contest-en.ts';

const de: ContestTerms = {
  ...common,
  auction: {
    title: 'Versteigerung',
    text: 'Der Reihe nach zeigt jeder Karten oder passt, bis alle nacheinander gepasst haben.',
    forms: ['Versteigerung'],
  },
  show: {
    title: 'Zeigen',
    text: 'Karten aus der Hand offen vor sich legen: Das ist ein Gebot, und sie bleiben deine zum Spielen.',
    forms: ['zeigen', 'zeigt', 'zeigst', 'gezeigt', 'gezeigte', 'gezeigten'],
  },
  bid: {
    title: 'Gebot',
    text: 'Die Karten, die man gezeigt hat: je mehr, desto mehr verspricht man.',
    forms: ['Gebot', 'Gebots', 'Gebote', 'Geboten', 'bieten', 'bietet'],
  },
  noTrump: {
    title: 'Ohne Trumpf',
    text: 'Statt einen Trumpf zu bestimmen: Wer das sagt, fügt keinen hinzu und bekommt dafür den höchsten Bonus.',
    forms: ['ohne Trumpf', 'kein Trumpf', 'keinen Trumpf'],
  },
  thrownIn: {
    title: 'Eingeworfen',
    text: 'Ein Spiel, in dem niemand eine Karte gezeigt hat: Niemand bekommt Punkte, und es wird neu gegeben.',
    forms: ['eingeworfen', 'eingeworfene', 'eingeworfenen', 'einwerfen'],
  },
};

export default de;
