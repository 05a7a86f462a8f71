import { Auction } from '../../auction.ts';
import { type Cards, zeros } from '../../cards.ts';
import type { Seat, Setup } from '../../game.ts';
import { Log } from '../../log.ts';
import type { Order } from '../../order.ts';
import { Tricks } from '../../tricks.ts';
import { NO_TRUMP, orderOf } from './faces.ts';
import type { MuOptions } from './options.ts';

export type Phase = 'auction' | 'minor' | 'major' | 'partner' | 'play' | 'over';
export const NOBODY = -1;

export class MuState {
  readonly setup: Setup<null>;
  readonly cards: Cards;
  readonly auction: Auction;
  readonly tricks: Tricks;
  readonly log: Log;
  /** Card points captured by seat, and in the trick on the table. */
  readonly captured: number[];
  stake = 0;
  phase: Phase = 'auction';
  turn: Seat;
  chief: Seat = NOBODY;
  vice: Seat = NOBODY;
  partner: Seat = NOBODY;
  minor = NO_TRUMP;
  major = NO_TRUMP;
  order: Order = orderOf(NO_TRUMP, NO_TRUMP);

  constructor(
    setup: Setup<null>,
    cards: Cards,
    auction = new Auction(setup.players, setup.dealer),
    tricks = new Tricks(),
    log = new Log(),
    captured = zeros(setup.players),
  ) {
    this.setup = setup;
    this.cards = cards;
    this.auction = auction;
    this.tricks = tricks;
    this.log = log;
    this.captured = captured;
    this.turn = setup.dealer;
  }

  get players(): number {
    return this.setup.players;
  }

  get rules(): MuOptions {
    return this.setup.options as MuOptions;
  }
}

/** `cards` are other cards for the copy, for worlds that differ only in hidden hands. */
export function copy(state: MuState, cards = state.cards.copy()): MuState {
  const { setup, auction, tricks, log, captured } = state;
  const twin = new MuState(
    setup,
    cards,
    auction.copy(),
    tricks.copy(),
    log.copy(),
    captured.slice(),
  );
  twin.stake = state.stake;
  twin.phase = state.phase;
  twin.turn = state.turn;
  twin.chief = state.chief;
  twin.vice = state.vice;
  twin.partner = state.partner;
  twin.minor = state.minor;
  twin.major = state.major;
  twin.order = state.order;
  return twin;
}
