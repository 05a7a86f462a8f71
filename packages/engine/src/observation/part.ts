import { type Deck, place } from '../deck.ts';
import type { Action, Seat } from '../game.ts';
import type { Sitting } from '../look.ts';

/** A run of numbers in an observation: all zero before it is put there. */
export interface ObservationPart<State extends Sitting = Sitting> {
  readonly name: string;
  /** How many rows, and how many numbers in each: players and kinds of cards, say. */
  readonly shape: readonly [rows: number, columns: number];
  /** What its numbers say. */
  readonly about: string;
  put(state: State, eyes: Seat, into: Int8Array, at: number): void;
}

/** What is said in a part of one number a seat, or a plane of cards. */
type Said = Pick<ObservationPart, 'name' | 'about'>;

/** What the parts of a game are made for. */
export interface ObservedTable {
  readonly players: number;
  readonly deck: Deck;
}

/** What one game adds to the observations that every game has; a folder of its own may do without. */
export interface ObservationRoom<State extends Sitting = Sitting> {
  readonly game: string;
  /** What a deal goes through, in order. */
  readonly phases: readonly string[];
  /** Whether only who does it may know of it. */
  isCovert?(action: Action): boolean;
  parts(table: ObservedTable): ObservationPart<State>[];
}

/** What is more than a byte holds is told as its greatest number. */
export function small(value: number): number {
  return Math.max(-128, Math.min(127, value));
}

/** A number for each seat, from the eyes' own to the left. */
export function bySeat<State extends Sitting>(
  players: number,
  said: Said,
  value: (state: State, seat: Seat) => number,
): ObservationPart<State> {
  return {
    ...said,
    shape: [1, players],
    put(state, eyes, into, at) {
      for (let i = 0; i < players; i++) {
        into[at + i] = small(value(state, (eyes + i) % players));
      }
    },
  };
}

/** One of the seats, or none: a one at its place. */
export function oneSeat<State extends Sitting>(
  players: number,
  said: Said,
  seatIn: (state: State) => Seat,
): ObservationPart<State> {
  return bySeat(players, said, (state, seat) => (seatIn(state) === seat ? 1 : 0));
}

/** A number by itself. */
export function single<State extends Sitting>(
  said: Said,
  value: (state: State) => number,
): ObservationPart<State> {
  return {
    ...said,
    shape: [1, 1],
    put: (state, _, into, at) => {
      into[at] = small(value(state));
    },
  };
}

/** How many of each kind of card. */
export function plane<State extends Sitting>(
  { deck }: ObservedTable,
  said: Said,
  kindsFor: (state: State, eyes: Seat) => Iterable<number>,
): ObservationPart<State> {
  return {
    ...said,
    shape: [1, deck.codes.length],
    put(state, eyes, into, at) {
      for (const kind of kindsFor(state, eyes)) into[at + kind]++;
    },
  };
}

/** Adds the cards of a set, of which the words of a seat begin at `base`. */
export function addCards(
  deck: Deck,
  words: readonly number[],
  base: number,
  into: Int8Array,
  at: number,
): void {
  for (let word = 0; word < deck.words; word++) {
    for (let rest = words[base + word]; rest !== 0; rest &= rest - 1) {
      into[at + deck.kindAt[place(word, rest)]]++;
    }
  }
}
