import { Deck, WORD_SPAN } from '../../deck.ts';
import type { Grammar } from '../../game.ts';
import { Order } from '../../order.ts';
import { Vocabulary } from '../../vocabulary.ts';

/** mu/1.1: five colours of twelve cards; 1 and 7 twice, 9 high. */
export const COLOURS = ['R', 'B', 'G', 'Y', 'K'] as const;
const NUMBERS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const DOUBLED = ['1', '7'];

export const deck = new Deck({
  suits: COLOURS,
  ranks: NUMBERS,
  copies: (number) => (DOUBLED.includes(number) ? 2 : 1),
});

/** mu/1.2: by kind. */
export const points: readonly number[] = deck.rankOf.map((number) => {
  if (number === 1 || number === 9) return 0;
  return number === 6 || number === 7 ? 2 : 1;
});

/** What a trump may be: a colour, a number, or none. A trump is an index into this list. */
export const TRUMPS: readonly string[] = [...COLOURS, ...NUMBERS, 'none'];
export const NO_TRUMP = TRUMPS.length - 1;

export type TrumpClass = 'colour' | 'doubled' | 'number' | 'none';

/** mu/7.3: what the trump bonus depends on. */
export function classOf(trump: number): TrumpClass {
  if (trump === NO_TRUMP) return 'none';
  if (trump < COLOURS.length) return 'colour';
  return DOUBLED.includes(TRUMPS[trump]) ? 'doubled' : 'number';
}

/** The trumps that a shown card gives the right to, as bits, by place. */
export const marksAt: readonly number[] = Array.from(
  { length: deck.words * WORD_SPAN },
  (_, place) => {
    const kind = deck.kindAt[place];
    return kind < 0 ? 0 : (1 << deck.suitOf[kind]) | (1 << (COLOURS.length + deck.rankOf[kind]));
  },
);

function carries(kind: number, trump: number): boolean {
  return deck.suitOf[kind] === trump || COLOURS.length + deck.rankOf[kind] === trump;
}

const orders: Order[] = [];

/** mu/5.4: cards of both trumps, then of the major, then of the minor; made once for each pair. */
export function orderOf(major: number, minor: number): Order {
  const index = major * TRUMPS.length + minor;
  orders[index] ??= new Order(
    deck,
    (kind) => (carries(kind, major) ? 2 : 0) + (carries(kind, minor) ? 1 : 0),
  );
  return orders[index];
}

const MOST_PLAYERS = 6;
const vocabulary = new Vocabulary();

export const grammar: Grammar = {
  pass: [],
  bid: [{ name: 'cards', of: 'card', list: true }],
  trump: [{ name: 'name', of: 'name' }],
  partner: [{ name: 'partner', of: 'seat' }],
  play: [{ name: 'card', of: 'card' }],
};
export const PASS = vocabulary.add({ type: 'pass' });
export const SHOW = vocabulary.cards(deck, { type: 'bid', field: 'cards', ends: false });
export const DONE = vocabulary.add({ type: 'bid' });
export const NAME = vocabulary.each({ type: 'trump', field: 'name' }, TRUMPS);
export const PARTNER = vocabulary.each({ type: 'partner', field: 'partner' }, [
  ...Array(MOST_PLAYERS).keys(),
]);
export const PLAY = vocabulary.cards(deck, { type: 'play', field: 'card' });
export const actions = vocabulary.actions;
