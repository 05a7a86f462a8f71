import { count } from '../words/in-german.ts';
import type { SetupWords } from './setup-en.ts';

const de: SetupWords = {
  title: (game) => `Ein Tisch für ${game}`,
  players: 'Spieler',
  level: 'Bots',
  each: 'Jeden Platz einzeln wählen',
  botName: (name) => `Wie ${name} heißen soll`,
  mixed: 'Nicht alle gleich.',
  levels: { random: 'Zufall', novice: 'Anfänger', club: 'Verein', master: 'Meister' },
  levelAbout: {
    random: 'Kein Gegner: spielt irgendetwas Erlaubtes.',
    novice: 'Leicht zu schlagen: spielt nach Faustregeln.',
    club: 'Ebenbürtig: überlegt, was die anderen halten.',
    master: 'Schwer zu schlagen: denkt am längsten und liest das Spiel.',
  },
  length: (minutes, deals, target) =>
    target === null
      ? `${count(deals, 'Spiel', 'Spiele')}, etwa ${count(minutes, 'Minute', 'Minuten')}`
      : `Bis ${count(target, 'Punkt', 'Punkte')}, etwa ${count(minutes, 'Minute', 'Minuten')}: rund ${count(deals, 'Spiel', 'Spiele')}`,
  yourName: 'Dein Name',
  seed: 'Startwert',
  seedHint: 'Derselbe Text gibt dieselben Karten; ohne entscheidet der Zufall.',
  names: 'Name und Startwert',
  options: 'Hausregeln',
  optionsNone: 'keine geändert',
  optionsChanged: (n) => `${n} geändert`,
  none: 'keine',
  reset: 'Zurück zu den üblichen Regeln',
  start: 'Karten geben',
  doubts: 'Aus der Adresse nicht übernommen:',
  wrong: 'Dieser Tisch lässt sich nicht eröffnen.',
  fault: (label) => label && `„${label}“:`,
};

export default de;
