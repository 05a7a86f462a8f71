import type { RulesWords } from './words-en.ts';

const de: RulesWords = {
  find: 'In den Regeln suchen',
  nothing: 'Keine Regel enthält diese Wörter.',
  note: 'Der verbindliche Wortlaut der Regeln ist englisch.',
  loading: 'Die Regeln werden geladen …',
  failed:
    'Die Regeln konnten nicht geladen werden: Gibt es ein Netz? Lade die Seite neu, um es noch einmal zu versuchen.',
  clauseOf: (term) => `${term}: die Regel`,
};

export default de;
