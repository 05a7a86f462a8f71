import { count, figure, list, punkte } from '../words/in-german.ts';
import type { HistoryWords } from './words-en.ts';

const score = (n: number) => figure.format(n);
const partien = (n: number) => count(n, 'Partie', 'Partien');

const de: HistoryWords = {
  title: 'Deine Partien',
  openFile: 'Eine Datei oder einen Link öffnen',
  lead: (won, played, isAll) => {
    if (played === 1)
      return won === 1
        ? 'Deine einzige Partie hast du gewonnen.'
        : 'Eine Partie bisher, und nicht gewonnen.';
    return `Du hast ${won} von ${isAll ? '' : 'den letzten '}${played} Partien gewonnen.`;
  },
  none: 'Noch ist keine Partie zu Ende.',
  withFriends: 'mit Freunden',
  uncounted: 'Partien mit Freunden stehen in der Liste und zählen hier in keiner Zahl.',
  friendsStanding: 'Wo ich bei Freunden stehe',
  noneWhy: 'Was du zu Ende spielst, steht hier, mit seinen Punkten.',
  forbidden:
    'Dieser Browser behält keine Partien: Speichern ist hier verboten, darum steht hier nichts.',
  blocked:
    'Ein anderer Tab zeigt noch eine ältere Fassung dieser Seite und hält die Partien fest. Schließe ihn oder lade ihn neu.',
  first: (n) => `vor ${count(n, 'Partie', 'Partien')}`,
  last: 'zuletzt',
  isWon: 'gewonnen',
  isNot: 'nicht gewonnen',
  filter: 'Welches Spiel',
  all: 'Alle',
  list: 'Partien',
  wonWith: (total) => `Gewonnen mit ${score(total)}`,
  sharedWith: (total) => `Geteilter Sieg mit ${score(total)}`,
  placed: (place, players) => `Platz ${place} von ${players}`,
  ordinal: (place) => `${place}.`,
  own: (total) => `du ${score(total)}`,
  standing: (name, total) => `${name} ${score(total)}`,
  deals: (n) => count(n, 'Spiel', 'Spiele'),
  against: (names) => `Mit ${list(names)}`,
  broken: (deal) => `noch offen, in Spiel ${deal}`,
  goOn: 'Weiter',
  counting: 'wird gezählt …',
  unreadable: 'Sie ist nicht mehr lesbar.',

  figures: 'In Zahlen',
  game: 'Spiel',
  played: 'Gespielt',
  won: 'Gewonnen',
  place: 'Platz',
  perDeal: 'Punkte je Spiel',
  mean: (n) => n.toFixed(1).replace('.', ',').replace('-', '−'),
  promises: (made, promised) =>
    `Du hast ${made} von ${count(promised, 'Ansage', 'Ansagen')} erfüllt.`,

  match: {
    won: (game, total) =>
      `Diese Partie ${game} hast du gewonnen, mit ${punkte(total)}n.`.replace('Punktn', 'Punkt'),
    placed: (game, place, winner) => `${place} in ${game}; gewonnen hat ${winner}.`,
    open: (game, deal) => `Eine Partie ${game}, in Spiel ${deal}.`,
    totals: 'Wer wie viel hat',
    sheet: 'Punkte',
    feats: 'Glanzstücke',
    table: 'Den Tisch ansehen',
    delete: 'Diese Partie löschen',
  },
  remove: {
    one: 'Diese Partie löschen?',
    oneWhy: (game) => `Die Partie ${game}, ihre Karten und ihre Punkte sind dann für immer weg.`,
    all: 'Alle Partien löschen',
    allAsk: 'Alles löschen?',
    allWhy: (n) => `${partien(n)}, beendet oder nicht, und alle Zahlen sind dann für immer weg.`,
    yes: 'Löschen',
    no: 'Behalten',
    failed: 'Das ließ sich nicht löschen.',
  },
};

export default de;
