import type { ReasonSays } from '@overtrick/bots';
import type { Sentences } from '@overtrick/engine';
import { german as usual } from './german.ts';
import type { PageSpeech } from './speech.ts';

/** Ein Grund, der mit einer Zahl endet. */
function counted(words: string): Sentences<ReasonSays, PageSpeech>['needed'] {
  return ({ figure: n }, { figure }) => `${words}: ${figure(n)}`;
}

/** Gründe der Tipps. */
export const reasons: Sentences<ReasonSays, PageSpeech> = {
  said: usual.said,
  'said-figure': usual['said-figure'],
  doubt: 'nichts anderes ist klar besser',

  sure: 'niemand kann sie schlagen',
  'ally-sure': 'der Stich ist deiner Seite sicher',
  ruff: 'sticht mit Trumpf',
  'cheapest-winner': 'gewinnt so billig wie möglich',
  boss: 'die höchste verbliebene Karte der Farbe',
  'draws-trump': 'zieht Trümpfe',
  'clears-suit': 'macht dich in der Farbe blank',
  lowest: 'die niedrigste erlaubte Karte',

  'expected-tricks': counted('zu erwartende Stiche'),
  'expected-points': counted('zu erwartende Punkte'),
  'expected-score': counted('zu erwartendes Ergebnis'),
  'expected-staying': counted('zu erwarten, wenn du dabeibleibst'),
  needed: counted('nötig'),
  'needed-higher': counted('nötig für ein höheres Gebot'),
  'shows-partner': 'zeigt einem Partner, was du hast',
  'trumps-held': counted('Trümpfe auf deiner Hand'),
  'trumps-high': counted('hohe darunter'),
  'top-cards': counted('höchste Karten ihrer Farbe'),
  'partner-shown': counted('gezeigte Karten'),
  'partner-trumps': counted('Trümpfe für dich darunter'),
  'keeps-trumps': 'behält alle Trümpfe',
  voids: counted('Farben ohne Karte danach'),
  'dangerous-given': counted('gefährliche Karten abgegeben'),
};
