import type { SettingsWords } from './settings-en.ts';

const de: SettingsWords = {
  saved: 'gilt sofort',
  look: 'Aussehen',
  playing: 'Beim Spielen',
  person: 'Du',
  preview: 'So sieht es aus',
  pace: 'Ein Stich in diesem Tempo',
  led: 'zuerst',
  winning: 'vorn',

  language: 'Sprache',
  theme: 'Farben',
  suits: 'Kartenfarben',
  felt: 'Tisch',
  back: 'Rückseite',
  speed: 'Tempo',
  pause: 'Pause nach einem Stich',
  cards: 'Große Karten',
  motion: 'Weniger Bewegung',
  sound: 'Ton',
  confirm: 'Zweimal tippen zum Spielen',
  forced: 'Erzwungene Karten für mich spielen',
  keys: 'Einzelne Tasten',
  help: 'Hilfe, wenn etwas neu ist',
  name: 'Dein Name',

  motionAbout: 'Karten blenden über, nichts fliegt',
  soundAbout: 'Karten, Stiche, dein Zug',
  confirmAbout: 'erst hebt sich die Karte, dann wird sie gespielt',
  forcedAbout: 'wenn nur eine möglich ist',
  keysAbout: 'P für Passen, H für einen Tipp; ? zeigt alle',
  helpAbout: 'ein Satz, nur beim ersten Mal',
  suitsAbout: 'Zu Buchstaben gehören Farben, die alle unterscheiden können.',

  values: {
    theme: { auto: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
    suits: { classic: 'Üblich', four: 'Vier Farben', safe: 'Buchstaben' },
    felt: { teal: 'petrol', blue: 'blau', plum: 'pflaume', brown: 'braun' },
    back: { chevrons: 'Winkel', petals: 'Blüten', tiles: 'Rauten' },
    speed: { calm: 'Ruhig', normal: 'Normal', fast: 'Schnell', instant: 'Sofort' },
    pause: { auto: 'Je nach Tempo', short: 'Kurz', long: 'Lang', tap: 'Bis ich tippe' },
  },
  account: 'Konto',
  accountAbout: 'Auf jedem Gerät du selbst, wenn du möchtest.',
  remembered: 'Die Einstellungen merkt sich dieser Browser.',
};

export default de;
