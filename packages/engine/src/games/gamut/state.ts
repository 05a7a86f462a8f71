import type { Cards } from '../../cards.ts';
import type { Seat, Seats, Setup } from '../../game.ts';
import { filled, zeros } from '../../lists.ts';
import { Log } from '../../log.ts';
import type { Order } from '../../order.ts';
import { Tricks } from '../../tricks.ts';
import { SEATS } from './about.ts';
import { leftOf, orderOf, UNDECIDED } from './faces.ts';
import type { GamutOptions } from './options.ts';

export type GamutPhase = 'choose' | 'give' | 'bid' | 'fold' | 'play' | 'over';
export const NOBODY = -1;
export const EVERYBODY: Seats = (1 << SEATS) - 1;
/** A bid that was not made or a gift that was not chosen yet. */
export const OPEN = -1;
const OPEN_BIDS = filled(SEATS, OPEN);
const OPEN_GIFTS = filled(2 * SEATS, OPEN);

/** gamut/3.4: how many hands were passed out in a row just before this one. */
export interface GamutCarry {
  readonly passed: number;
}
export type GamutSetup = Setup<GamutCarry, GamutOptions>;

export class GamutState {
  readonly setup: GamutSetup;
  readonly cards: Cards;
  readonly turnUp: number;
  readonly tricks: Tricks;
  readonly log: Log;
  /** Spades: by seat. */
  readonly bids: number[];
  /** Hearts: what each seat gives to its left and to its right, side by side. */
  readonly gifts: number[];
  /** What each seat has taken, tricks and all, and what lies in the trick on the table. */
  readonly taken: number[];
  stake = 0;
  /** Hearts: the last trick, from 1, in which a card lay that counts; 0 before. */
  spoiled = 0;
  /** Hearts: who has not given yet. */
  toGive: Seats = 0;
  /** Clubs: who plays on. */
  staying: Seats = EVERYBODY;
  /** Whether a card of the barred suit has been played. */
  broken = false;
  phase: GamutPhase = 'choose';
  turn: Seat = NOBODY;
  /** How many seats have made the decision that goes round. */
  decided = 0;
  contract = UNDECIDED;
  order: Order = orderOf(UNDECIDED);

  constructor(
    setup: GamutSetup,
    cards: Cards,
    turnUp: number,
    tricks = new Tricks(),
    log = new Log(),
    bids = OPEN_BIDS.slice(),
    gifts = OPEN_GIFTS.slice(),
    taken = zeros(SEATS),
  ) {
    this.setup = setup;
    this.cards = cards;
    this.turnUp = turnUp;
    this.tricks = tricks;
    this.log = log;
    this.bids = bids;
    this.gifts = gifts;
    this.taken = taken;
  }

  get rules(): GamutOptions {
    return this.setup.options;
  }

  /** gamut/2.4: who decides first. */
  get first(): Seat {
    const { dealer } = this.setup;
    return this.rules.firstToAct === 'dealer' ? dealer : leftOf(dealer);
  }
}

export function stays({ staying }: GamutState, seat: Seat): boolean {
  return (staying & (1 << seat)) !== 0;
}

export function copy(state: GamutState): GamutState {
  const { setup, cards, turnUp, tricks, log, bids, gifts, taken } = state;
  const twin = new GamutState(
    setup,
    cards.copy(),
    turnUp,
    tricks.copy(),
    log.copy(),
    bids.slice(),
    gifts.slice(),
    taken.slice(),
  );
  twin.stake = state.stake;
  twin.spoiled = state.spoiled;
  twin.toGive = state.toGive;
  twin.staying = state.staying;
  twin.broken = state.broken;
  twin.phase = state.phase;
  twin.turn = state.turn;
  twin.decided = state.decided;
  twin.contract = state.contract;
  twin.order = state.order;
  return twin;
}
