import { type CardWords, cardsBy, type Names, namesWith } from './names.ts';
import type { Say } from './say.ts';

/** German sentences: what all files of German words are made with. */

const plural = new Intl.PluralRules('de');
const plain = new Intl.NumberFormat('de');

/** With a minus that is as wide as a plus. */
export const figure = { format: (n: number) => plain.format(n).replace('-', '−') };

export function count(n: number, one: string, other = one): string {
  return `${figure.format(n)} ${plural.select(n) === 'one' ? one : other}`;
}

export const karten = (n: number) => count(n, 'Karte', 'Karten');
export const stiche = (n: number) => count(n, 'Stich', 'Stiche');
export const punkte = (n: number) => count(n, 'Punkt', 'Punkte');

export function list(items: readonly string[]): string {
  return new Intl.ListFormat('de').format(items);
}

export function or(items: readonly string[]): string {
  return new Intl.ListFormat('de', { type: 'disjunction' }).format(items);
}

const NUMERALS = [
  ...['Keine', 'Eine', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn'],
  ...['Elf', 'Zwölf'],
];

/** Am Satzanfang; ab dreizehn in Ziffern. */
export function numeral(n: number): string {
  return NUMERALS[n] ?? figure.format(n);
}

/** „Du spielst“, „Ada spielt“. */
export function does(say: Say, seat: number, du: string, sie: string): string {
  return `${say.name(seat)} ${seat === say.me ? du : sie}`;
}

/** Im Nebensatz steht das „du“ klein. */
export function inside(say: Say, seat: number, du: string, sie: string): string {
  return seat === say.me ? `du ${du}` : `${say.name(seat)} ${sie}`;
}

export const dative = (say: Say, seat: number) => (seat === say.me ? 'dir' : say.name(seat));
export const accusative = (say: Say, seat: number) => (seat === say.me ? 'dich' : say.name(seat));

const NUMBERS: Readonly<Record<string, string>> = {
  ...{ '0': 'Nullen', '1': 'Einsen', '2': 'Zweien', '3': 'Dreien', '4': 'Vieren', '5': 'Fünfen' },
  ...{ '6': 'Sechsen', '7': 'Siebenen', '8': 'Achten', '9': 'Neunen', '10': 'Zehnen' },
  ...{ '11': 'Elfen', '12': 'Zwölfen' },
};

/** Alle Karten einer Zahl: „Siebenen“. */
export const numbers = (rank: string) => NUMBERS[rank] ?? rank;

/** Die üblichen Farben, solange ein Spiel nichts anderes sagt. */
const shared: Names = {
  suits: { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz', trump: 'Trumpf' },
  marks: { S: 'Pi', H: 'He', D: 'Ka', C: 'Kr' },
  ranks: { A: 'Ass', K: 'König', Q: 'Dame', J: 'Bube', T: '10' },
  faces: { Q: 'D', J: 'B' },
  special: {},
  trumps: { none: 'ohne Trumpf', ...NUMBERS },
  join: (suit, rank) => `${suit}-${rank}`,
};

export function cardWords(own?: Partial<Names>): CardWords {
  return cardsBy(namesWith(shared, own), {
    list,
    inside: String,
    all: String,
  });
}
