import type { DialogWords } from './words-en.ts';

const de: DialogWords = {
  fair: {
    ask: 'Waren die Karten fair?',
    about:
      'Vor jedem Spiel zeigt der Tisch einen Fingerabdruck des Startwerts, aus dem die Karten kommen, und nach dem Spiel den Startwert selbst. So kann niemand, auch der Tisch nicht, dazwischen andere Karten wählen.',
    unknown: 'Die Karten dieses Spiels kamen nicht aus einem Startwert.',
    next: 'Die nächsten Karten, noch nicht gegeben',
    promised: 'Fingerabdruck',
    seed: 'Startwert',
    later: 'wird gezeigt, wenn das Spiel zu Ende ist',
    part: 'Dein eigener Teil am Zufall',
    fates: {
      in: 'Er steckt in den Karten.',
      late: 'Er kam für diese Karten zu spät.',
      dropped: 'Der Tisch hatte ihn angenommen, und er steckt nicht in den Karten!',
    },
    check: 'Nachprüfen',
    verdict: ({ seed, cards }) => {
      if (!seed) return 'Der Startwert ist nicht der versprochene!';
      return cards
        ? 'Die Karten sind die versprochenen.'
        : 'Die Karten sind nicht die, die der Startwert ergibt!';
    },
    how: 'Selbst nachprüfen',
    howText:
      'Der Fingerabdruck ist der SHA-256 der 32 Bytes des Startwerts. Wie die Karten aus ihm folgen, steht in docs/deals.md von Overtrick; diese Befehle drucken in dessen Ordner den Fingerabdruck und die Nummern der Karten in der Reihenfolge des Gebens.',
  },

  keys: {
    list: [
      ['← →', 'von Karte zu Karte'],
      ['Enter', 'Karte spielen oder wählen'],
      ['Shift + ← →', 'Karte in der Hand verschieben'],
      ['Tab', 'zu Knöpfen und Feldern'],
      ['P', 'passen'],
      ['N', 'nächstes Spiel, oder Pause überspringen'],
      ['U', 'zurücknehmen'],
      ['F', 'ein Spiel zu Ende bringen, bei dem du nur zusiehst'],
      ['R', 'den Rest der Stiche nehmen, wenn er sicher ist'],
      ['H', 'Tipp'],
      ['S', 'Spielzettel'],
      ['L', 'letzte Stiche'],
      ['O', 'Reihenfolge der Trümpfe'],
      ['G', 'Verlauf'],
      ['W', 'wie es steht, in Worten'],
      ['?', 'diese Liste'],
      ['Esc', 'schließen, oder Gewähltes zurücknehmen'],
    ],
    off: 'Einzelne Tasten lassen sich in den Einstellungen abschalten.',
  },
};

export default de;
