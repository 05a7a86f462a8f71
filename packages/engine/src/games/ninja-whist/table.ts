import { ACE, ARCHERS, ASSASSIN, type Ranking, victimBit } from './faces.ts';

/** Heights of what is above what, whatever the rank. */
const LED = 64;
const TRUMP = 128;
const ARCHER = 192;
const ABOVE_ARCHERS = 256;

const KIND_BITS = 6;
const KIND_MASK = (1 << KIND_BITS) - 1;

/**
 * The cards of the trick on the table. An Ace may turn out to be the lowest or the highest card, so
 * nothing is decided before the last card is there.
 */
export class Table {
  /** By place in the trick: the kind, and how high it stands in its suit with its tokens. */
  private readonly plays: number[];
  /** Which Kings are in the trick, one bit a suit, and whether an Archer is. */
  victims = 0;
  /** The tokens played to the trick. */
  spent = 0;

  constructor(plays: number[]) {
    this.plays = plays;
  }

  copy(): Table {
    const copy = new Table(this.plays.slice());
    copy.victims = this.victims;
    copy.spent = this.spent;
    return copy;
  }

  lay(place: number, kind: number, height: number): void {
    this.plays[place] = (height << KIND_BITS) | kind;
    this.victims |= victimBit[kind];
  }

  clear(): void {
    this.victims = 0;
    this.spent = 0;
  }

  /** ninja-whist/5.1: the place of the card that takes the trick; of equals the first. */
  winner(count: number, led: number, order: Ranking): number {
    let best = 0;
    let most = 0;
    for (let place = 0; place < count; place++) {
      const power = this.powerAt(place, led, order);
      if (power <= most) continue;
      most = power;
      best = place;
    }
    return best;
  }

  /** What the card at this place can do with the cards that are there so far. */
  powerAt(place: number, led: number, order: Ranking): number {
    const play = this.plays[place];
    return this.power(play & KIND_MASK, play >> KIND_BITS, led, order);
  }

  /** What a card can do in this trick; 0 is a card that cannot win. */
  private power(kind: number, height: number, led: number, order: Ranking): number {
    const suit = order.suitOf[kind];
    if (suit === ARCHERS) {
      // ninja-whist/5.3
      return order.archersWin || led === ARCHERS ? ARCHER + height : 0;
    }
    if (suit !== order.trumpSuit && suit !== led) return 0;
    const tier = suit === order.trumpSuit ? TRUMP : LED;
    if (height !== ACE) return tier + height;
    // ninja-whist/5.5, then 5.4: the Ace is lowest if its victims are not in the trick.
    if (tier === TRUMP && this.victims & (1 << ARCHERS)) return ABOVE_ARCHERS;
    return tier + (this.victims & (1 << suit) ? ASSASSIN : ACE);
  }
}
