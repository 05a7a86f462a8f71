import { type CardWords, cardsBy, type Names, namesWith } from './names.ts';
import type { Say } from './say.ts';

/** English sentences: what all files of English words are made with. */

const plural = new Intl.PluralRules('en');
const plain = new Intl.NumberFormat('en');

/** With a minus that is as wide as a plus. */
export const figure = { format: (n: number) => plain.format(n).replace('-', '−') };

export function count(n: number, one: string, other = `${one}s`): string {
  return `${figure.format(n)} ${plural.select(n) === 'one' ? one : other}`;
}

export function list(items: readonly string[]): string {
  return new Intl.ListFormat('en').format(items);
}

export function or(items: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(items);
}

const NUMERALS = [
  ...['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  ...['Eleven', 'Twelve'],
];

/** At the beginning of a sentence; figures from thirteen on. */
export function numeral(n: number): string {
  return NUMERALS[n] ?? figure.format(n);
}

/** "You play", "Ada plays". */
export function does(say: Say, seat: number, you: string, they = `${you}s`): string {
  return `${say.name(seat)} ${seat === say.me ? you : they}`;
}

/** The same in the middle of a sentence. */
export function inside(say: Say, seat: number, you: string, they = `${you}s`): string {
  return seat === say.me ? `you ${you}` : `${say.name(seat)} ${they}`;
}

export function whom(say: Say, seat: number): string {
  return seat === say.me ? 'you' : say.name(seat);
}

/** The usual suits, until a game says otherwise. */
const shared: Names = {
  suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs', trump: 'trump' },
  marks: { S: 'Sp', H: 'He', D: 'Di', C: 'Cl' },
  ranks: { A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: '10' },
  faces: {},
  special: {},
  trumps: { none: 'no trump' },
  join: (suit, rank) => `${rank} of ${suit}`,
};

export function cardWords(own?: Partial<Names>): CardWords {
  return cardsBy(namesWith(shared, own), {
    list,
    inside: (card) => `the ${card}`,
    all: (number) => `${number}s`,
  });
}
