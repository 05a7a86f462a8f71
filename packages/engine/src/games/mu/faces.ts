import { Calls } from '../../contest/calls.ts';
import { Trumps } from '../../contest/trumps.ts';
import { Deck } from '../../deck.ts';
import { COLOURS } from './colours.ts';

/** mu/1.1: twelve cards of each colour; 1 and 7 twice, 9 high. */
const NUMBERS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const DOUBLED = ['1', '7'];

export const deck = new Deck({
  suits: COLOURS,
  ranks: NUMBERS,
  copies: (number) => (DOUBLED.includes(number) ? 2 : 1),
});

/** mu/1.2 and mu/6.5: by kind. */
export const points: readonly number[] = deck.rankOf.map((number) => {
  if (number === 1 || number === 9) return 0;
  return number === 6 || number === 7 ? 2 : 1;
});

/** mu/1.2: by code, but for cards that are worth nothing. */
export const pointsByCode: Readonly<Record<string, number>> = Object.fromEntries(
  points.flatMap((worth, kind) => (worth > 0 ? [[deck.codes[kind], worth]] : [])),
);

/** mu/5.4: cards of both trumps, then of the major, then of the minor. */
export const trumps = new Trumps(deck);
const MOST_PLAYERS = 6;
export const calls = new Calls(trumps, MOST_PLAYERS);

export type MuTrumpClass = 'colour' | 'doubled' | 'number' | 'none';

const classes = trumps.names.map((name, trump): MuTrumpClass => {
  if (trump === trumps.none) return 'none';
  if (trumps.isSuit(trump)) return 'colour';
  return DOUBLED.includes(name) ? 'doubled' : 'number';
});

/** mu/7.3: what the trump bonus depends on. */
export function classOf(trump: number): MuTrumpClass {
  return classes[trump];
}
