import { Deck } from '../../deck.ts';
import type { Action, Grammar } from '../../game.ts';
import { Order } from '../../order.ts';
import { Vocabulary } from '../../vocabulary.ts';
import { ALL_SUITS, TOKENS } from './tokens.ts';

/** ninja-whist/1.1 to 1.3: four suits with the Ace low, and the Archers. */
export const SUITS = ['W', 'F', 'N', 'T'] as const;
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'K'] as const;

export const deck = new Deck({
  suits: SUITS,
  ranks: RANKS,
  specials: [
    ['AR', 1],
    ['LA', 1],
  ],
});
const ARCHER = deck.kind('AR');

/** ninja-whist/4.4: the suit of the Archers. */
export const ARCHERS = SUITS.length;
export const NO_TRUMP = -1;

/** Heights inside a suit. Tokens lift a card to 28 at most, so a King stays above all numbers. */
export const ACE = 1;
const KING = 40;
export const ASSASSIN = 41;
const LESSER_ARCHER = 42;

function heightOf(kind: number): number {
  if (deck.suitOf[kind] === ARCHERS) return kind === ARCHER ? LESSER_ARCHER + 1 : LESSER_ARCHER;
  return RANKS[deck.rankOf[kind]] === 'K' ? KING : deck.rankOf[kind] + 1;
}

/** ninja-whist/5: the order of the cards of one round. Trump stays a suit apart from the Archers. */
export class Ranking extends Order {
  readonly trumpSuit: number;
  /** Whether an Archer can take a trick that it has not led. */
  readonly archersWin: boolean;

  constructor(trumpSuit: number, archersWin: boolean) {
    super(deck, () => 0, heightOf);
    this.trumpSuit = trumpSuit;
    this.archersWin = archersWin;
  }

  override isTrump(kind: number): boolean {
    const suit = this.suitOf[kind];
    return suit === ARCHERS ? this.archersWin : suit === this.trumpSuit;
  }
}

const rankings = [NO_TRUMP, ...SUITS.keys()].map((trump) => new Ranking(trump, trump !== NO_TRUMP));
const archersOnTop = new Ranking(NO_TRUMP, true);

/** ninja-whist/5.2 and 5.3 */
export function rankingOf(trump: number, archersAtNoTrump: 'ownSuit' | 'top'): Ranking {
  return trump === NO_TRUMP && archersAtNoTrump === 'top' ? archersOnTop : rankings[trump + 1];
}

/** ninja-whist/2.6: the trump that a card turned up makes; −1 is no card. */
export function trumpOf(turnUp: number): number {
  if (turnUp < 0 || heightOf(turnUp) === ACE || deck.suitOf[turnUp] === ARCHERS) return NO_TRUMP;
  return deck.suitOf[turnUp];
}

/** By kind, what an Ace looks for in a trick: a bit for the King of each suit, and one for Archers. */
export const victimBit: readonly number[] = [...deck.codes.keys()].map((kind) =>
  heightOf(kind) >= KING ? 1 << deck.suitOf[kind] : 0,
);

/** ninja-whist/6.1: the cards that tokens go with. */
export function isNumber(kind: number): boolean {
  return heightOf(kind) > ACE && heightOf(kind) < KING;
}

/** The words of a set of cards: it is small enough to be handled as a low and a high one. */
export const WORDS = 2;

/** By set of suits and word: the cards from 2 to 10. */
export const numbers: readonly number[] = Array.from(
  { length: (ALL_SUITS + 1) * WORDS },
  (_, at) => {
    const suits = Math.floor(at / WORDS);
    return [...deck.codes.keys()]
      .filter((kind) => isNumber(kind) && suits & (1 << deck.suitOf[kind]))
      .filter((kind) => deck.wordOf[kind] === at % WORDS)
      .reduce((bits, kind) => bits | deck.bitOf[kind], 0);
  },
);

const MOST_CARDS = 15;
const MOST_PLAYERS = 9;
const vocabulary = new Vocabulary();

export const grammar: Grammar = {
  bid: [{ name: 'tricks', of: 'number' }],
  play: [
    { name: 'tokens', of: 'name', list: true, unordered: true, sorted: true, optional: true },
    { name: 'card', of: 'card' },
  ],
  take: [
    { name: 'from', of: 'seat' },
    { name: 'token', of: 'name' },
  ],
};
export const BID = vocabulary.each({ type: 'bid', field: 'tricks' }, [
  ...Array(MOST_CARDS + 1).keys(),
]);
export const PLAY = vocabulary.cards(deck, { type: 'play', field: 'card' });
export const ADD = eachToken({ type: 'play', field: 'tokens', ends: false });
export const FROM = vocabulary.each({ type: 'take', field: 'from', ends: false }, [
  ...Array(MOST_PLAYERS).keys(),
]);
export const TAKE = eachToken({ type: 'take', field: 'token' });
export const actions = vocabulary.actions;

/** By token; both blanks have one action. */
function eachToken(part: Parameters<Vocabulary['add']>[0]): Action[] {
  const byToken: Action[] = [];
  for (const [token, text] of TOKENS.entries()) {
    byToken.push(token === 1 ? byToken[0] : vocabulary.add(part, text, token));
  }
  return byToken;
}
