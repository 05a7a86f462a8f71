import type { Cards } from './cards.ts';
import { pick, spread } from './deck.ts';
import type { Action, Random, Seat, Trick } from './game.ts';
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

/** What may be played, by word; good until the next look. */
const playable: number[] = [];

/** Cards of the led suit if the seat has any, in hand or face up; otherwise all of them. */
function findPlayable(cards: Cards, seat: Seat, masks: readonly number[], led: number): void {
  const { hands, displays, deck } = cards;
  const { words, firsts } = deck;
  const at = seat * words;
  if (led >= 0) {
    let any = 0;
    for (let word = 0, row = led * words; word < words; word++) {
      const bits = (hands[at + word] | displays[at + word]) & masks[row + word];
      playable[word] = bits;
      any |= bits;
    }
    if (any !== 0) return;
  }
  for (let word = 0; word < words; word++) {
    playable[word] = (hands[at + word] | displays[at + word]) & firsts[word];
  }
}

/** An action for every card with which a seat may follow. */
export function follow(
  cards: Cards,
  seat: Seat,
  { masks }: Order,
  led: number,
  byPlace: readonly Action[],
  into: Action[],
): number {
  findPlayable(cards, seat, masks, led);
  let n = 0;
  for (let word = 0; word < cards.deck.words; word++) {
    n = spread(playable[word], word, byPlace, into, n);
  }
  return n;
}

/** The same for one of them, each being equally likely. */
export function followAtRandom(
  cards: Cards,
  seat: Seat,
  { masks }: Order,
  led: number,
  byPlace: readonly Action[],
  random: Random,
): Action {
  findPlayable(cards, seat, masks, led);
  return pick(playable, cards.deck.words, byPlace, random);
}

/** The cards with which a seat can follow, for explanations. */
export function followers(cards: Cards, seat: Seat, order: Order, led: number): string[] {
  return cards.deck.codes.filter((_, kind) => order.suitOf[kind] === led && cards.owns(seat, kind));
}
