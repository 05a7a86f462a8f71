import { type CardSet, Deck } from '../../deck.ts';
import type { Seat } from '../../game.ts';
import { Order } from '../../order.ts';
import { Vocabulary } from '../../vocabulary.ts';

/** gamut/1.1: four suits of eight cards; the ace is high. */
export const deck = new Deck({
  suits: ['S', 'H', 'D', 'C'],
  ranks: ['7', '8', '9', 'T', 'J', 'Q', 'K', 'A'],
});
const [SPADE, HEART, , CLUB] = deck.suits.keys();
export const PACK: readonly number[] = deck.cards();

export const leftOf = (seat: Seat): Seat => (seat + 1) & 3;
export const rightOf = (seat: Seat): Seat => (seat + 3) & 3;
/** gamut/6.1 */
export const partnerOf = (seat: Seat): Seat => (seat + 2) & 3;

/** What a deal is played as: an index into this list, or none yet. */
export const CONTRACTS = ['hearts', 'spades', 'clubs'] as const;
export type GamutContract = (typeof CONTRACTS)[number];
export const UNDECIDED = -1;
export const HEARTS = 0;
export const SPADES = 1;
export const CLUBS = 2;

/** gamut/2.3: the contract of a turned-up card; diamonds leave it to the players. */
export const CONTRACT_OF: readonly number[] = deck.suitOf.map((suit) =>
  suit === HEART ? HEARTS : suit === SPADE ? SPADES : suit === CLUB ? CLUBS : UNDECIDED,
);

/** gamut/5.3: leads to the first trick in Hearts. */
export const OPENING_CARD = deck.kind('C9');
const SPADE_JACK = deck.kind('SJ');
const CLUB_JACK = deck.kind('CJ');
const SPADE_QUEEN = deck.kind('SQ');

/** gamut/7.1: both black jacks stand above the other clubs. */
function clubsTier(kind: number): number {
  if (kind === CLUB_JACK) return 3;
  if (kind === SPADE_JACK) return 2;
  return deck.suitOf[kind] === CLUB ? 1 : 0;
}

const PLAIN = new Order(deck, () => 0);
const ORDERS: readonly Order[] = [
  PLAIN,
  new Order(deck, (kind) => (deck.suitOf[kind] === SPADE ? 1 : 0)),
  new Order(deck, clubsTier),
];

export function orderOf(contract: number): Order {
  return contract === UNDECIDED ? PLAIN : ORDERS[contract];
}

/** gamut/5.5 and gamut/6.6: by contract, the effective suit that must be broken before it is led. */
export const BARRED: readonly number[] = [HEART, ORDERS[SPADES].trump, -1];

/** By contract, all cards but those of the barred suit. */
export const UNBARRED: readonly CardSet[] = ORDERS.map(({ suitOf }, contract) =>
  deck.set([...suitOf.keys()].filter((kind) => suitOf[kind] !== BARRED[contract])),
);

/** What a seat has taken is one number: hearts in the low bits, then the queen of spades, then tricks. */
export const QUEEN = 16;
export const TRICK = 32;
/** gamut/5.7: what counts in Hearts, by kind. */
export const spoils: readonly number[] = deck.suitOf.map((suit, kind) =>
  kind === SPADE_QUEEN ? QUEEN : suit === HEART ? 1 : 0,
);
export const ALL_HEARTS = deck.ranks.length;
/** gamut/5.8 */
export const MOON = ALL_HEARTS + QUEEN;

export const vocabulary = new Vocabulary({
  pass: [],
  choose: [{ name: 'contract', of: 'name' }],
  give: [
    { name: 'left', of: 'card' },
    { name: 'right', of: 'card' },
  ],
  bid: [{ name: 'tricks', of: 'number' }],
  stay: [],
  fold: [],
  play: [{ name: 'card', of: 'card' }],
});
export const PASS = vocabulary.add({ type: 'pass' });
export const CHOOSE = vocabulary.each({ type: 'choose', field: 'contract' }, CONTRACTS);
export const GIVE_LEFT = vocabulary.cards(deck, { type: 'give', field: 'left', ends: false });
export const GIVE_RIGHT = vocabulary.cards(deck, { type: 'give', field: 'right' });
export const BID = vocabulary.each({ type: 'bid', field: 'tricks' }, [...Array(9).keys()]);
export const STAY = vocabulary.add({ type: 'stay' });
export const FOLD = vocabulary.add({ type: 'fold' });
export const PLAY = vocabulary.cards(deck, { type: 'play', field: 'card' });
