import { count } from '../../words/in-german.ts';
import type { StandingWords } from './words-en.ts';

const de: StandingWords = {
  title: 'Rangliste',
  link: 'Wo ich stehe',
  lead: 'Wie du gegen alle spielst, die du hier getroffen hast, nach den Punkten jeder Partie.',
  none: 'Noch keine Partie. Spiel eine mit Freunden zu Ende, dann steht sie hier.',
  rated: (value, within) => `${value} ± ${within}`,
  provisional: 'noch ungenau',
  played: (n) => count(n, 'Partie', 'Partien'),
  won: (n) => `${n} gewonnen`,
  ahead: (points) => `${points} Punkte je Spiel`,
  path: (from, to) => `Die Wertung ging von ${from} auf ${to}`,
  point: (value, when) => `${value}, ${when}`,
  start: (value) => `gestrichelt: ${value}, wo alle anfangen`,
  regulars: 'Stammspieler',
  regularsAbout:
    'Die Bots, du selbst, und wer fünf Partien gespielt hat und gesehen werden möchte.',
  game: 'Spiel',
  who: 'Wer',
  rating: 'Wertung',
  matches: 'Partien',
  wins: 'Gewonnen',
  perDeal: 'Punkte je Spiel, gegen den Tisch',
  you: 'du',
  bot: (level, version) => `Bot ${level} ${version}`,
  program: (name) => `${name} (Programm)`,
  shown: 'Andere sehen mich hier',
  shownAbout: 'Deinen Namen mit seiner Wertung, für alle, die auf diesem Server spielen.',
  meaning: 'Was die Zahl bedeutet',
  meanings: [
    'Ein Club-Bot beginnt bei 1500, und du auch. Wer 400 mehr hat, liegt in zehn von elf Partien vor dem anderen; 100 mehr sind etwa fünf von acht.',
    'Die Zahl ist nie gewiss: Mit 95 % liegt sie innerhalb dessen, was hinter ± steht. Solange das mehr als 150 ist, ist sie noch ungenau.',
    'Es zählen die Punkte der ganzen Partie im Vergleich mit allen anderen am Tisch, und wer das war. Ein hoher Sieg sagt mehr als ein knapper, eine lange Partie mehr als eine kurze.',
    'Nur zu Ende gespielte Partien zählen. Ein Platz ist deiner, wenn du mehr als die Hälfte seiner Entscheidungen getroffen hast, auch wenn du gegangen bist. Wer lange nicht spielt, dessen Wertung wird ungenauer.',
  ],
};

export default de;
