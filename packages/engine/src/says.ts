import type { Dictionary, Saying, SayingValues, Seat, Speech, Words } from './game.ts';
import type { TableSays } from './table-says.ts';

/** By key, what goes into a sentence; null if nothing does. Rules and languages are held to such a table. */
type SayingTable<Says> = { readonly [Key in keyof Says]: SayingValues | null };

/** A language's sentences for a table: one that is missing, or takes other values, does not compile. */
export type Sentences<Says extends SayingTable<Says>, S extends Speech = Speech> = {
  readonly [Key in keyof Says]: Says[Key] extends null
    ? string
    : (values: Says[Key], speech: S) => string;
};

type Filling<What> = What extends null ? [] : [values: What];

/** Makes the sayings of a table. Those without values can be made once, where playouts pass. */
export function sayings<Says extends SayingTable<Says>>() {
  return <Key extends keyof Says & string>(key: Key, ...[values]: Filling<Says[Key]>): Saying =>
    values === undefined ? { key } : { key, values };
}

/** What any game and any table may have to say. */
export interface CommonSays extends TableSays {
  /** Words that somebody else has found. */
  said: { readonly words: string };
  'said-figure': { readonly words: string; readonly figure: number };

  // What is no move, as it comes from outside. `given` is what was found there, quoted.
  'no-object': null;
  'no-seat-given': { readonly given: string };
  'no-type': { readonly title: string; readonly given: string; readonly known: readonly string[] };
  'no-field': { readonly type: string; readonly given: string };
  'wrong-field': {
    readonly type: string;
    readonly field: string;
    readonly of: string;
    readonly list: boolean;
  };
  'no-value': { readonly given: string; readonly of: string; readonly title: string };
  'no-seat': { readonly given: string; readonly last: Seat };
  'no-such-move': { readonly title: string };

  // What an option cannot be set to.
  'option-object': { readonly given: string };
  'option-unknown': {
    readonly title: string;
    readonly given: string;
    /** The name that was perhaps meant, or nothing. */
    readonly near: string;
    readonly names: readonly string[];
  };
  'option-count': {
    readonly option: string;
    readonly least: number;
    readonly most: number;
    readonly nullable: boolean;
  };
  'option-flag': { readonly option: string };
  'option-choice': { readonly option: string; readonly among: readonly (string | number)[] };
  'option-list': {
    readonly option: string;
    readonly size: number;
    readonly among: readonly (string | number)[];
  };
  'option-parts': {
    readonly option: string;
    readonly parts: readonly string[];
    readonly most: number;
  };
  'option-players': { readonly option: string; readonly fewest: number; readonly most: number };

  // What is no deal.
  'hand-size': { readonly seat: Seat; readonly cards: number; readonly size: number };
  'no-stock': null;
  'stock-size': { readonly cards: number; readonly size: number };
  'no-card': { readonly given: string };
  'too-often': { readonly card: string };

  // What most games forbid. `led` is a letter, the code of a card without one, or `trump`; `trump` says
  // that the card is one, though another suit was led.
  'not-now': { readonly type: string };
  turn: { readonly seat: Seat };
  'not-in-hand': { readonly card: string };
  'not-yours': { readonly card: string };
  follow: { readonly led: string; readonly card: string; readonly trump: boolean };
}

/** Seats by number, cards by code, as programs and the terminal write them. */
export const PLAIN: Speech = {
  name: (seat) => `seat ${seat}`,
  card: (code) => code,
  trump: (name) => name,
  token: (text) => text,
  figure: (n) => String(Math.round(10 * n) / 10).replace('-', '−'),
};

/** Says it in English, with the words of the game whose rules have it to say. */
export function say({ words }: { readonly words: Pick<Words, 'says'> }, what: Saying): string {
  return sayIn(words.says, what, PLAIN);
}

/** Says it with the sentences of a language; a key that it does not have is said as it is. */
export function sayIn<S extends Speech>(says: Dictionary<S>, what: Saying, speech: S): string {
  const sentence = says[what.key];
  // Whole sentences first: simulations count score lines by them.
  if (typeof sentence === 'string') return sentence;
  if (!Object.hasOwn(says, what.key)) return bare(what);
  return sentence((what.values ?? {}) as never, speech);
}

function bare({ key, values = {} }: Saying): string {
  const told = Object.values(values).flat();
  return [key.replaceAll('-', ' '), ...(told.length > 0 ? [told.join(', ')] : [])].join(': ');
}
