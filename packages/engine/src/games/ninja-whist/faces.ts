import { Deck, WORDS } from '../../deck.ts';
import type { Action } from '../../game.ts';
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
const KINDS = deck.codes.length;

/** ninja-whist/4.4: the suit of the Archers. */
export const ARCHERS = SUITS.length;
export const NO_TRUMP = -1;

/** Heights inside a suit. Tokens lift a card to 28 at most, so a King stays above all numbers. */
const ACE = 1;
const KING = 40;
const LESSER_ARCHER = 42;
/** What lifts the led suit above others, trumps above it and Archers above these. */
export const LED = 64;
export const TRUMP = 128;
const ARCHER_TIER = 192;
/** An Ace that strikes: above its King, or above everything. */
export const ASSASSIN = KING + 1;
export const ABOVE_ARCHERS = 256;

function heightOf(kind: number): number {
  if (deck.suitOf[kind] === ARCHERS) return kind === ARCHER ? LESSER_ARCHER + 1 : LESSER_ARCHER;
  return RANKS[deck.rankOf[kind]] === 'K' ? KING : deck.rankOf[kind] + 1;
}

/** By kind. */
export const isAce: readonly boolean[] = [...deck.codes.keys()].map((k) => heightOf(k) === ACE);

/** ninja-whist/5: the order of the cards of one round. Trump stays a suit apart from the Archers. */
export class Ranking extends Order {
  readonly trumpSuit: number;
  /** Whether an Archer can take a trick that it has not led. */
  readonly archersWin: boolean;
  /** By led suit and kind: the height of a card without tokens, Aces being low; 0 cannot win. */
  private readonly claims: number[] = [];
  /**
   * By kind, the suits whose Ace strikes it: a King falls to the Ace of its suit, an Archer to the Ace
   * of trumps.
   */
  readonly preyOf: number[] = [];

  constructor(trumpSuit: number, archersWin: boolean) {
    super(deck, () => 0, heightOf);
    this.trumpSuit = trumpSuit;
    this.archersWin = archersWin;
    for (let led = 0; led <= ARCHERS; led++) {
      for (const kind of deck.codes.keys()) this.claims.push(this.claimIn(led, kind));
    }
    for (const kind of deck.codes.keys()) this.preyOf.push(this.preyBit(kind));
  }

  claim(led: number, kind: number): number {
    return this.claims[led * KINDS + kind];
  }

  private claimIn(led: number, kind: number): number {
    const suit = deck.suitOf[kind];
    // ninja-whist/5.3
    if (suit === ARCHERS) {
      return this.archersWin || led === ARCHERS ? ARCHER_TIER + heightOf(kind) : 0;
    }
    if (suit === this.trumpSuit) return TRUMP + heightOf(kind);
    return suit === led ? LED + heightOf(kind) : 0;
  }

  private preyBit(kind: number): number {
    const suit = deck.suitOf[kind] === ARCHERS ? this.trumpSuit : deck.suitOf[kind];
    return suit === NO_TRUMP || heightOf(kind) < KING ? 0 : 1 << suit;
  }

  /** ninja-whist/4.4: by the code of the first of them. */
  override suitName(suit: number): string {
    return suit === ARCHERS ? deck.codes[ARCHER] : deck.suits[suit];
  }

  override isTrump(kind: number): boolean {
    const suit = this.suitOf[kind];
    return suit === ARCHERS ? this.archersWin : suit === this.trumpSuit;
  }

  /** Heights go beyond what a tier holds. */
  protected override tierOf(kind: number): number {
    return this.suitOf[kind] === ARCHERS ? 1 : 0;
  }
}

const rankings = [NO_TRUMP, ...SUITS.keys()].map((trump) => new Ranking(trump, trump !== NO_TRUMP));
const archersOnTop = new Ranking(NO_TRUMP, true);

/** ninja-whist/5.2 and 5.3 */
export function rankingOf(trump: number, archersAtNoTrump: 'top' | 'ownSuit'): Ranking {
  return trump === NO_TRUMP && archersAtNoTrump === 'top' ? archersOnTop : rankings[trump + 1];
}

/** ninja-whist/2.6: the trump that a card turned up makes; −1 is no card. */
export function trumpOf(turnUp: number): number {
  return turnUp < 0 || isAce[turnUp] || deck.suitOf[turnUp] === ARCHERS
    ? NO_TRUMP
    : deck.suitOf[turnUp];
}

/** ninja-whist/6.1: the cards that tokens go with. */
export function isNumber(kind: number): boolean {
  return heightOf(kind) > ACE && heightOf(kind) < KING;
}

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
export const vocabulary = new Vocabulary({
  bid: [{ name: 'tricks', of: 'number' }],
  play: [
    { name: 'tokens', of: 'name', list: true, unordered: true, sorted: true, optional: true },
    { name: 'card', of: 'card' },
  ],
  take: [
    { name: 'from', of: 'seat' },
    { name: 'token', of: 'name' },
  ],
});
export const BID = vocabulary.each({ type: 'bid', field: 'tricks' }, [
  ...Array(MOST_CARDS + 1).keys(),
]);
export const PLAY = vocabulary.cards(deck, { type: 'play', field: 'card' });
export const ADD = eachToken({ type: 'play', field: 'tokens', ends: false });
export const FROM = vocabulary.each({ type: 'take', field: 'from', ends: false }, [
  ...Array(MOST_PLAYERS).keys(),
]);
export const TAKE = eachToken({ type: 'take', field: 'token' });

/** By token; both blanks have one action. */
function eachToken(part: Parameters<Vocabulary['add']>[0]): Action[] {
  const byToken: Action[] = [];
  for (const [token, text] of TOKENS.entries()) {
    byToken.push(token === 1 ? byToken[0] : vocabulary.add(part, text, token));
  }
  return byToken;
}
