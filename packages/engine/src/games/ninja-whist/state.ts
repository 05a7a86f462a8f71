import type { Cards } from '../../cards.ts';
import type { Seat, Setup } from '../../game.ts';
import { filled, zeros } from '../../lists.ts';
import { Log } from '../../log.ts';
import { Tricks } from '../../tricks.ts';
import { type Ranking, rankingOf, trumpOf } from './faces.ts';
import type { NinjaOptions } from './options.ts';
import { OpenTrick } from './table.ts';
import { ALL_SUITS } from './tokens.ts';

export type NinjaPhase = 'bid' | 'play' | 'take' | 'over';
export const NOBODY = -1;
export const NO_BID = -1;
/** By number of players, to be copied: that is quicker than filling a new list. */
const NO_BIDS = Array.from({ length: 10 }, (_, players) => filled(players, NO_BID));

/** The tokens in each score area at the start of a round, as sets. */
export type Carry = readonly number[];
export type NinjaSetup = Setup<Carry, NinjaOptions>;

export class NinjaState {
  readonly setup: NinjaSetup;
  readonly players: number;
  readonly cards: Cards;
  /** The kind turned up, or −1. */
  readonly turnUp: number;
  readonly order: Ranking;
  readonly tricks: Tricks;
  readonly table: OpenTrick;
  readonly log: Log;
  readonly bids: number[];
  /** Sets of tokens by seat: those that may be played, and those won in this round. */
  readonly scoreAreas: number[];
  readonly playAreas: number[];
  /** The token of each complete trick. */
  readonly gained: number[];
  stock: number;
  phase: NinjaPhase = 'bid';
  turn: Seat;
  /** The tokens put down with a card that is still to come, the suits it may have, and their icons. */
  staged = 0;
  suits = ALL_SUITS;
  icons = 0;
  /** Whose token is being taken, between the two halves of that move. */
  from: Seat = NOBODY;
  /** The tokens that winners of tricks have taken from score areas in this round. */
  taken = 0;

  constructor(setup: NinjaSetup, cards: Cards, turnUp: number, source?: NinjaState) {
    const { players, carry, dealer, options } = setup;
    this.setup = setup;
    this.players = players;
    this.cards = cards;
    this.turnUp = turnUp;
    this.order = source ? source.order : rankingOf(trumpOf(turnUp), options.archersAtNoTrump);
    this.tricks = source ? source.tricks.copy() : new Tricks();
    this.table = source ? source.table.copy() : new OpenTrick();
    this.log = source ? source.log.copy() : new Log();
    this.bids = source ? source.bids.slice() : NO_BIDS[players].slice();
    this.scoreAreas = source ? source.scoreAreas.slice() : carry.slice();
    this.playAreas = source ? source.playAreas.slice() : zeros(players);
    this.gained = source ? source.gained.slice() : zeros(cards.size);
    this.stock = source ? source.stock : ~union(carry);
    this.turn = (dealer + 1) % players;
  }

  get rules(): NinjaOptions {
    return this.setup.options;
  }
}

function union(areas: readonly number[]): number {
  let all = 0;
  for (let seat = 0; seat < areas.length; seat++) all |= areas[seat];
  return all;
}

/** `cards` are other cards for the copy, for worlds that differ only in hidden hands. */
export function copy(state: NinjaState, cards = state.cards.copy()): NinjaState {
  const twin = new NinjaState(state.setup, cards, state.turnUp, state);
  twin.phase = state.phase;
  twin.turn = state.turn;
  twin.staged = state.staged;
  twin.suits = state.suits;
  twin.icons = state.icons;
  twin.from = state.from;
  twin.taken = state.taken;
  return twin;
}
