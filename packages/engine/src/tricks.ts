import type { Cards } from './cards.ts';
import { spread } from './deck.ts';
import type { Action, Seat, Trick } from './game.ts';
import type { Order } from './order.ts';

const NONE = -1;

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
    return this.winners.map((winner, i) => ({
      leader: i === 0 ? this.opener : this.winners[i - 1],
      winner,
    }));
  }
}

/** A card of the led suit if the seat has one, in hand or face up; otherwise any card. */
export function follow(
  { hands, displays, deck }: Cards,
  seat: Seat,
  { masks, from, upTo }: Order,
  led: number,
  byPlace: readonly Action[],
  into: Action[],
): number {
  const at = seat * deck.words;
  let n = 0;
  if (led >= 0) {
    const row = led * deck.words;
    for (let word = from[led]; word < upTo[led]; word++) {
      const own = hands[at + word] | displays[at + word];
      n = spread(own & masks[row + word], word, byPlace, into, n);
    }
    if (n > 0) return n;
  }
  for (let word = 0; word < deck.words; word++) {
    const own = hands[at + word] | displays[at + word];
    n = spread(own & deck.firsts[word], word, byPlace, into, n);
  }
  return n;
}

/** The cards with which a seat can follow, for explanations. */
export function followers(cards: Cards, seat: Seat, order: Order, led: number): string[] {
  return cards.deck.codes.filter((_, kind) => order.suitOf[kind] === led && cards.owns(seat, kind));
}
