import { karten } from '../../words/in-german.ts';
import type { ExchangeWords } from './exchange-en.ts';

export const exchange: ExchangeWords = {
  ask: 'Welche zwei drückst du?',
  askOne: 'Welche drückst du noch?',
  done: 'Diese zwei drücken?',
  away: 'Verdeckt gedrückt',
  awayNone: 'Tippe zwei Karten an, aus der Hand oder offene.',
  wasUp: 'lag offen',
  wasHeld: 'aus der Hand',
  which: (gone) => `Welche Karte aus dem Stock ersetzt ${gone}?`,
  instead: 'Stattdessen offen',
  only: (gone) => `Eine Karte aus dem Stock ersetzt ${gone}.`,
  both: 'Beide Karten aus dem Stock ersetzen sie.',
  shows: 'offen',
  toHand: 'auf die Hand',
  after: 'Offen vor dir',
  all: 'für alle zu sehen',
  stay: 'Gebot und Trumpf bleiben.',
  stock: 'Stock',
  discard: 'Zwei Karten drücken',
  discardShow: (cards, n) => (n > 1 ? `Drücken, ${karten(n)} zeigen` : `Drücken, ${cards} zeigen`),
};
