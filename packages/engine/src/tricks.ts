import type { Cards } from './cards.ts';
import { type CardSet, pick, spread, WORDS } from './deck.ts';
import type { Action, Random, Saying, Seat, Trick } from './game.ts';
import type { Order } from './order.ts';
import { type CommonSays, sayings } from './says.ts';

const why = sayings<CommonSays>();

const NONE = -1;
/** By seat and by suit; a constant of this file is known to the compiler. */
const STEP = WORDS;

/** The trick on the table and who has won the earlier ones. */
export class Tricks {
  /** Who led the first trick of the deal. */
  opener = NONE;
  leader = NONE;
  /** The effective suit led, or −1 before the lead. */
  led = NONE;
  count = 0;
  /** Who is winning, and with what power. */
  best = NONE;
  power = 0;
  readonly winners: number[] = [];

  open(leader: Seat): void {
    this.opener = leader;
    this.leader = leader;
  }

  copy(): Tricks {
    const copy = new Tricks();
    copy.opener = this.opener;
    copy.leader = this.leader;
    copy.led = this.led;
    copy.count = this.count;
    copy.best = this.best;
    copy.power = this.power;
    for (const winner of this.winners) copy.winners.push(winner);
    return copy;
  }

  /** Highest trump wins, else the highest card of the led suit; of equals the first. */
  play(seat: Seat, kind: number, order: Order): void {
    const power = order.power[kind];
    const suit = order.suitOf[kind];
    if (this.count++ === 0) {
      this.led = suit;
    } else if (power <= this.power || (suit !== this.led && suit !== order.trump)) {
      return;
    }
    this.best = seat;
    this.power = power;
  }

  /** Clears the table and says who has the trick and leads the next. */
  take(): Seat {
    this.winners.push(this.best);
    this.leader = this.best;
    this.led = NONE;
    this.count = 0;
    return this.best;
  }

  /** The tricks won so far, in the terms of a record. */
  list(): Trick[] {
    return this.winners.map((winner, i) =>
      trickOf(i === 0 ? this.opener : this.winners[i - 1], winner),
    );
  }
}

const MOST_SEATS = 16;
/** By who led and who won: each is there once, however many views tell it. */
const known: Trick[] = [];

function trickOf(leader: Seat, winner: Seat): Trick {
  return (known[leader * MOST_SEATS + winner] ??= Object.freeze({ leader, winner }));
}

/**
 * Cards of the led suit if the seat has any, in hand or face up; otherwise, and without a lead, all of
 * them.
 */
export function playable(
  { hands, displays }: Cards,
  seat: Seat,
  { masks }: Order,
  led: number,
): CardSet {
  const at = seat * STEP;
  const row = (led + 1) * STEP;
  const a = (hands[at] | displays[at]) & masks[0];
  const b = (hands[at + 1] | displays[at + 1]) & masks[1];
  const c = (hands[at + 2] | displays[at + 2]) & masks[2];
  const following = (a & masks[row]) | (b & masks[row + 1]) | (c & masks[row + 2]);
  // All bits if nothing follows: cheaper than a branch, which could not be predicted.
  const isVoid = ~((following | -following) >> 31);
  return {
    a: a & (masks[row] | isVoid),
    b: b & (masks[row + 1] | isVoid),
    c: c & (masks[row + 2] | isVoid),
  };
}

/** An action for every card with which a seat may follow. */
export function follow(
  cards: Cards,
  seat: Seat,
  order: Order,
  led: number,
  byPlace: readonly Action[],
  into: Action[],
): number {
  const { a, b, c } = playable(cards, seat, order, led);
  const n = spread(b, 1, byPlace, into, spread(a, 0, byPlace, into, 0));
  return spread(c, 2, byPlace, into, n);
}

/** The place of one of these cards, each being equally likely. */
export function followAtRandom(
  cards: Cards,
  seat: Seat,
  order: Order,
  led: number,
  random: Random,
): number {
  const { a, b, c } = playable(cards, seat, order, led);
  return pick(a, b, c, random);
}

/** The cards with which a seat can follow, for explanations. */
export function followers(cards: Cards, seat: Seat, order: Order, led: number): string[] {
  return cards.deck.codes.filter((_, kind) => order.suitOf[kind] === led && cards.owns(seat, kind));
}

/** Why a card cannot be played though it is the seat's own: another suit was led. */
export function whyFollow(order: Order, led: number, kind: number): Saying {
  const { deck, suitOf, trump } = order;
  const isTrump = suitOf[kind] === trump && led !== trump;
  return why('follow', { led: order.suitName(led), card: deck.codes[kind], trump: isTrump });
}
