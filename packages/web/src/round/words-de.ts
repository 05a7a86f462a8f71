import { list } from '../words/in-german.ts';
import type { RoundWords } from './words-en.ts';

const de: RoundWords = {
  people: 'Menschen an diesem Gerät',
  about:
    'Das Gerät geht herum: Dazwischen sind alle Karten verdeckt, bis die Nächsten sagen, wer sie sind.',
  person: 'Mensch',
  name: (n) => `Name von Spieler ${n}`,
  unnamed: (n) => `Spieler ${n}`,
  hand: (name) => `Gib das Gerät an ${name}`,
  wait: (names) => `${list(names)} ${names.length > 1 ? 'überlegen' : 'überlegt'} …`,
  show: (name) => `Ich bin ${name}, zeig meine Karten`,
  takeBack: (name) => `${name} nimmt zurück`,
  game: (title, names) => `${title} mit ${list(names)}`,
  won: (names, total) =>
    `${list(names)} ${names.length > 1 ? 'haben' : 'hat'} mit ${total} gewonnen`,
};

export default de;
