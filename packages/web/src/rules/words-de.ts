import everyday from './everyday-de.ts';
import type { RulesWords } from './words-en.ts';

/** „zu dritt“ … */
const ZU: Readonly<Record<number, string>> = { 3: 'dritt', 4: 'viert', 5: 'fünft', 6: 'sechst' };

const de: RulesWords = {
  loading: 'Die Regeln werden geladen …',
  failed:
    'Die Regeln konnten nicht geladen werden: Gibt es ein Netz? Lade die Seite neu, um es noch einmal zu versuchen.',
  back: 'Zurück',
  pictures: 'In Bildern',
  law: 'Jede Regel',
  pictured: (n, of) => `in Bildern, ${n} von ${of}`,
  ideas: 'Inhalt',
  next: (title) => `Weiter: ${title}`,
  before: (title) => `Zurück: ${title}`,
  computed: 'vom Spiel selbst gegeben und gezählt',

  find: 'In den Regeln suchen',
  found: (n) => `${n} gefunden`,
  nothing: 'Keine Regel enthält diese Wörter.',
  note: 'Diese Regeln gibt es bisher nur auf Englisch.',
  clauseOf: (term) => `${term}: die Regel`,
  clause: (number) => `Regel ${number}`,
  about: (number) => `Mehr zu Regel ${number}`,
  copy: 'Link kopieren',
  copied: 'Kopiert',
  reading: 'Wie wir es lesen',
  everyday,
  terms: 'Wörter',

  house: 'Hausregel:',
  usual: (value) => `üblich: ${value}`,
  withPlayers: (n, value) => `${value} zu ${ZU[n] ?? n}`,
  here: (value) => `hier: ${value}`,
  changed: 'von dir geändert',
  on: 'ja',
  off: 'nein',
  open: 'Einen Tisch mit dieser Regel öffnen',

  wins: (name) => (name === 'Du' ? 'Du gewinnst' : `${name} gewinnt`),
  cards: (n) => (n === 1 ? '1 Karte' : `${n} Karten`),
  worth: (figure) => `je ${figure}`,
  score: 'Punkte',
  sum: 'Zusammen',
  playable: 'darf gespielt werden',
  unplayable: 'darf nicht gespielt werden',
  choosable: 'erlaubt',
  unchoosable: 'nicht erlaubt',
};

export default de;
