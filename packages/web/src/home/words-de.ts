import { count, figure, punkte } from '../words/in-german.ts';
import type { HomeWords } from './words-en.ts';

const NUMBERS = ['Keine', 'Ein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun'];

const de: HomeWords = {
  headline: ['Trümpfe wechseln.', 'Partner auch.'],
  tagline: (games, isKept) =>
    `${NUMBERS[games] ?? figure.format(games)} Stichspiele gegen Bots. Keine Anmeldung, keine Kosten${isKept ? ', kein Netz nötig' : ''}.`,
  taglineFriends: (games) =>
    `${NUMBERS[games] ?? figure.format(games)} Stichspiele. Allein gegen Bots oder mit Freunden, ohne Anmeldung.`,
  play: 'Spielen',
  friends: 'Mit Freunden',
  handRound: 'Mehrere an einem Gerät',
  noFriends: 'Tische mit Freunden gibt es hier nicht: Dafür braucht es den Server von Overtrick.',
  noServer: 'Der Server antwortet nicht: Gerade gibt es keine Tische mit Freunden.',
  turns: (n) => (n === 1 ? 'Ein Tisch wartet auf dich' : `${n} Tische warten auf dich`),
  yourTurn: (game) => `Du bist dran: ${game}`,
  withThem: (names) => `Mit ${names}`,
  goesOn: (game) => `Dein Tisch: ${game}`,
  moreTables: (n) => (n === 1 ? 'Noch ein Tisch von dir' : `Noch ${n} Tische von dir`),
  learn: 'Lernen',
  learnOn: (step, of) => `Lernen (${step}/${of})`,
  learnIn: (minutes) => `In ${count(minutes, 'Minute', 'Minuten')} lernen`,
  change: 'Tisch einrichten',
  rules: 'Regeln',
  settings: 'Einstellungen',
  day: 'Heute',
  history: 'Deine Partien',
  back: 'Zurück',
  games: 'Alle Spiele',
  continue: 'Weiter',
  yours: (game) => `Deine Partie ${game}`,
  inDeal: (deal) => `Spiel ${deal}`,
  first: (total) => `du führst mit ${figure.format(total).replace('-', '−')}`,
  shared: (leaders, total) => `${leaders} gleichauf mit ${figure.format(total).replace('-', '−')}`,
  behind: (leader, total) => `${leader} führt mit ${figure.format(total).replace('-', '−')}`,
  moreOpen: (n) => (n === 1 ? 'Noch eine angefangene Partie' : `Noch ${n} angefangene Partien`),
  more: (game) => `Mehr zu ${game}`,
  points: punkte,
  seats: (fewest, most) =>
    fewest === most ? `${fewest} Spieler` : `${fewest} bis ${most} Spieler`,
  difficulty: ['', 'sehr leicht', 'leicht', 'mittel', 'schwer', 'sehr schwer'],
  minutes: (n) => `${n} Min.`,
  minutesTold: (n, players) => `etwa ${count(n, 'Minute', 'Minuten')} zu ${players} Spielern`,
  difficultyTold: (word) => `Schwierigkeit: ${word}`,
  loading: 'Die Karten werden geholt …',
  failed: 'Die Spiele konnten nicht geladen werden. Lade die Seite neu.',
  insecure:
    'Ohne Netz geht diese Seite nicht auf: Browser behalten sie nur unter einer Adresse mit https.',
  unkept: 'Ohne Netz geht diese Seite nicht auf: Dieser Browser behält sie nicht.',
  update: 'Eine neue Version ist da.',
  updateNow: 'Jetzt verwenden',
  unknown: 'Dieses Spiel gibt es nicht.',
  nowhere: 'Unter dieser Adresse gibt es nichts. Das sind die Spiele:',
};

export default de;
