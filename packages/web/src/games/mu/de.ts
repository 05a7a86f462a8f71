import contest, { auctionEvents, colours } from '../../contest/de.ts';
import { cardWords, count, dative, does, inside, karten, punkte } from '../../words/in-german.ts';
import type { Translated } from '../../words/own.ts';
import { ask } from './asks-de.ts';
import type { MuWords } from './en.ts';
import { ending, lines } from './ending-de.ts';
import { german } from './german.ts';

const YOU = 'Du';

const de: Translated<MuWords> = {
  ...contest,
  promises: (made, promised) =>
    `Als Chef hast du ${made} von ${count(promised, 'Gebot', 'Geboten')} erfüllt.`,
  names: colours,
  options: {
    removedColours: 'die zwei Farben, die zu dritt fehlen',
    viceTieBreak: 'wie ein Gleichstand um den Vize entschieden wird',
    viceWithThree: 'ein Vize auch zu dritt',
    target: 'die Punktzahl, mit der die Partie endet',
    deals: 'stattdessen so viele Spiele je Spieler',
    goalBase: 'das Ziel, bevor Karten geboten sind',
    goalStep: 'was jede gebotene Karte zum Ziel beiträgt',
    bidScore: 'der Bonus je Karte eines erfüllten Gebots',
    trumpBonus: 'der Bonus für den Trumpf des Chefs',
    bonusCap: 'das Höchste, was Gebot und Trumpf zusammen bringen',
    missPenalty: 'was der Chef je verfehlter Stufe verliert',
    missReward: 'was jeder Gegner je verfehlter Stufe gewinnt',
    stalematePenalty: 'was der Verursacher eines Patts je Karte verliert',
    stalemateReward: 'was die anderen im Patt je Karte gewinnen',
  },
  values: { full: 'Karte für Karte', highestOnly: 'nur die höchste Karte' },
  parts: { colour: 'Farbe', doubled: '1en oder 7en', number: 'Zahl', none: 'ohne' },
  says: german,
  ending,
  lines,
  events: {
    ...auctionEvents(cardWords(colours)),
    stalemate: (e, s) => `Patt bei ${karten(e.cards)}, verursacht von ${dative(s, e.provocateur)}.`,
    chief: (e, s) => {
      const vice = e.vice;
      const second = vice < 0 ? 'es gibt keinen Vize' : `${inside(s, vice, 'bist', 'ist')} Vize`;
      return `${does(s, e.seat, 'bist', 'ist')} Chef mit ${karten(e.cards)}; ${second}.`;
    },
  },

  ask,
  prices: { ...contest.prices, columns: ['Karten', 'Ziel', 'gelingt es', 'je Karte zu viel'] },

  stakes: {
    ...contest.stakes,
    crown: 'Krone',
    crownUp: (who) => `${who}: die meisten Karten`,
    crownDown: (who) => `verdeckt: Gleichstand durch ${who === YOU ? 'dich' : who}`,
    chief: 'Chef',
    vice: 'Vize',
    points: (taken, goal) => `${taken} von ${punkte(goal)}n`.replace(/Punktn$/, 'Punkt'),
    pointsTold: (taken, goal) => `${punkte(taken)}, nötig ${goal}`,
    major: 'Obertrumpf',
    minor: 'Untertrumpf',
  },

  badge: { ...contest.badge, chief: 'Chef', vice: 'Vize' },
};

export default de;
