import { cardWords, count, dative, does, inside } from '../../words/in-german.ts';
import type { Texts } from '../../words/names.ts';
import type { Translated } from '../../words/own.ts';
import { ask, taken } from './asks-de.ts';
import type { GamutWords } from './en.ts';
import { ending, lines } from './ending-de.ts';
import { german } from './german.ts';
import { folding, giving } from './giving-de.ts';

const { card } = cardWords();
const contracts: Texts = {
  ...{ hearts: 'Herz', spades: 'Pik', clubs: 'Kreuz', diamonds: 'Karo' },
};

const de: Translated<GamutWords> = {
  promises: (made, promised) =>
    `In Pik hat dein Team ${made} von ${count(promised, 'Ansage', 'Ansagen')} genau getroffen.`,
  options: {
    firstToAct: 'wer zuerst ansagt, aussteigt oder wählt',
    doublingStacks: 'jedes weitere eingeworfene Spiel verdoppelt noch einmal',
    heartPenalty: 'was jedes Herz kostet',
    queenPenalty: 'was die Pik-Dame kostet',
    moonScore: 'was alle Herzen und die Pik-Dame bringen',
    madeBonus: 'was ein Team für die erfüllte Ansage bekommt, vor den Stichen',
    overPenalty: 'was jeder Stich über der Ansage kostet',
    underPenalty: 'was jeder Stich einer verfehlten Ansage kostet',
    trickScore: 'was jeder Stich in Kreuz bringt',
    noTrickPenalty: 'was Mitspielen ohne Stich kostet',
    target: 'die Punktzahl, mit der die Partie endet',
  },
  values: { dealer: 'Geber', eldest: 'links vom Geber' },
  contracts,
  says: german,
  ending,
  lines,
  events: {
    'thrown-in': () =>
      'Niemand hat gewählt: Das Spiel wird eingeworfen, und das nächste zählt mehr.',
    contract: (e, s) => {
      const contract = contracts[e.contract];
      return e.seat === undefined
        ? `Gespielt wird ${contract}.`
        : `${does(s, e.seat, 'wählst', 'wählt')} ${contract}.`;
    },
    give: (e, s) => `${does(s, e.seat, 'hast', 'hat')} zwei Karten zum Verschenken gewählt.`,
    gift: (e, s) => `${does(s, e.from, 'gibst', 'gibt')} ${dative(s, e.to)} ${card(e.card)}.`,
    stay: (e, s) => `${does(s, e.seat, 'spielst', 'spielt')} mit.`,
    fold: (e, s) => `${does(s, e.seat, 'steigst', 'steigt')} aus.`,
    unplayed: (e, s) =>
      e.seat < 0
        ? 'Alle sind ausgestiegen.'
        : `Nur ${inside(s, e.seat, 'spielst', 'spielt')} mit: Alle Stiche sind ohne Karte gewonnen.`,
  },
  moves: {
    choose: (what) => `${what} wählen`,
    give: (what) => `${what} verschenken`,
    stay: () => 'mitspielen',
    fold: () => 'aussteigen',
  },
  notices: { outOfPlay: 'Du bist ausgestiegen und spielst keine Karten.' },

  giving,
  folding,
  ask,
  taken,

  stakes: {
    contract: 'Spiel',
    open: 'noch offen',
    counts: (n) => `Dieses Spiel zählt ${n}-fach.`,
    broken: (name) => `${name} darf ausgespielt werden`,
    unbroken: (name) => `${name} darf noch nicht ausgespielt werden`,
    given: 'gegeben',
    got: 'bekommen',
    left: 'links',
    right: 'rechts',
    gifts: 'Geschenke',
  },

  badge: {
    folded: 'ausgestiegen',
    stays: 'spielt mit',
    hearts: (n) => (n === 1 ? 'Herz' : 'Herzen'),
    queen: 'Pik-Dame',
    queenBrief: 'Dame',
    passed: 'passt',
    given: 'hat gegeben',
  },
};

export default de;
