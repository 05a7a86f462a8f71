import type { CommonSays, Seat } from '@overtrick/engine';

type Figure = { readonly figure: number };
type BySeat = { readonly seat: Seat };
/** A suit by its letter, as trumps are written in moves. */
type OfSuit = { readonly suit: string };
/** What a hand promises against what a bid needs, in card points or tricks. */
export type Prospects = {
  readonly expected: number;
  readonly needed: number;
  readonly cards: number;
  readonly unit: Unit;
};
/**
 * A trump by its name, how many of all of it a hand has, and how many of these are high; without a trump the cards
 * that are the highest of their suits.
 */
export type TrumpsHeld = {
  readonly trump: string;
  readonly figure: number;
  readonly all: number;
  readonly high: number;
};
export type BestTrump = TrumpsHeld & Omit<Prospects, 'expected'>;
/** Trumps, or −1 where there are none in the deal; other high cards; low ones, of so many in all. */
export type CountedHand = {
  readonly trumps: number;
  readonly high: number;
  readonly low: number;
  readonly cards: number;
};
export type Unit = 'points' | 'tricks';
type Amount = Figure & { readonly unit: Unit };

/** What a hint gives as its reasons: each is part of a sentence that begins with the move. */
export interface ReasonSays
  extends Pick<CommonSays, 'said' | 'said-figure'>,
    AgainstSays,
    DoubtSays {
  // For any move, by what became of it.
  'only-choice': null;
  'comes-out-best': null;
  /** By so much more than the next best. */
  'comes-ahead': Figure;
  /** Another move looks better, but not by more than luck. */
  doubt: null;

  // For a card that takes the trick, or may.
  sure: null;
  'sure-card': { readonly card: string };
  'last-wins': null;
  'friends-behind': null;
  beats: BySeat & { readonly card: string };
  ruffs: BySeat;
  'over-ally': BySeat;
  'cheapest-winner': null;
  boss: OfSuit;
  'draws-trump': null;
  'must-win': null;
  /** In so many of ten likely deals. */
  'takes-often': Figure;

  // For one that does not.
  'ally-sure': BySeat;
  'ally-wins': BySeat;
  'cannot-win': BySeat;
  'leaves-trick': BySeat;
  'may-be-beaten': null;
  'adds-points': Figure;
  'hands-points': Figure;
  'gives-nothing': null;
  'gives-least': null;
  'keeps-high': null;
  'rids-high': null;
  'clears-suit': OfSuit;
  'clears-ruff': OfSuit;

  // What is still needed.
  'side-needs': Amount;
  'declarer-needs': Amount & BySeat;
  'side-has': null;
  'declarer-has': BySeat;
  'tricks-needed': Figure;
  'bid-has': null;
  'bid-lost': null;
  'can-wait': null;
  'moon-near': null;

  // For a call.
  'expects-enough': Prospects;
  /** What the hand would be best for, and how that stands beside what the next bid needs. */
  'trump-too-weak': BestTrump;
  'trump-barely': BestTrump;
  'trump-best': BestTrump;
  'may-bid-later': null;
  /** A bid was made in so many of ten deals: what it is like, and what a higher one than a pass would be. */
  'made-often': Figure;
  'more-seldom': Figure;
  'more-costs': Figure & { readonly less: number };
  'leads-already': null;
  'shows-partner': null;
  'trumps-held': TrumpsHeld;
  'trump-pays': Figure;
  'top-cards': Figure;
  'partner-trumps': BySeat & Figure & { readonly trumps: number };
  'partner-high': BySeat & { readonly card: string };
  'partner-unfit': null;
  'keeps-trumps': null;
  voids: { readonly suits: readonly string[] };
  'tricks-likely': Figure;
  'stay-pays': Figure;
  'stay-costs': Figure;
  'contract-worth': Figure;
  'no-contract': Figure & OfSuit & CountedHand;
  'holds-high': CountedHand;
  'holds-low': CountedHand;
  'dangerous-given': { readonly given: readonly string[] };
  'gives-highest': null;
  'hearts-given': null;
  'nothing-dangerous': null;
  /** Of several that could be taken, or given up. */
  'token-richest': BySeat;
  'token-poorest': null;
}

/** Where bots are known to be weak, and so is what they say: each a sentence of its own. docs/strength.md has the figures. */
interface DoubtSays {
  'weak-high-bids': Figure;
  'weak-moons': null;
  /** Of this game bots know nothing but its rules. */
  'weak-unknown': null;
}

/** Why a move is not the one that is advised. */
interface AgainstSays {
  /** For a call: it asks for more than the hand promises, or for another number of tricks. */
  'asks-more': Prospects;
  'asks-all': Prospects;
  'tricks-else': Figure;
  'made-seldom': Figure;
  'comes-same': null;
  'comes-lower': Figure;
  /** It came out higher, but by no more than luck: that figure would mislead. */
  luck: null;
  misses: BySeat & { readonly card: string };
  'needless-win': BySeat;
  'can-be-beaten': null;
  'gives-points': Figure;
  'adds-less': Figure;
  'spends-trump': null;
  'spends-higher': null;
  'takes-trick': null;
  /** Beside the mean of the others, though it may score more. */
  'helps-others': Figure;
  /** In so many of ten likely deals what was promised is kept, by one's own side or by the other, instead of in so many. */
  'made-instead': Figure & { readonly instead: number };
  'lets-through': Figure & { readonly instead: number };
  /** In so many of ten likely deals. */
  'taken-by': BySeat & Figure;
  'has-left': BySeat & Figure & { readonly card: string };
}
