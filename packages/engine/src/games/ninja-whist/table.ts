import { ARCHERS, ASSASSIN, isAce, type Ranking, victimBit } from './faces.ts';

/** Heights of what is above what, whatever the rank. */
const LED = 64;
const TRUMP = 128;
const ARCHER = 192;
const ABOVE_ARCHERS = 256;

/**
 * The cards of the trick on the table. An Ace may turn out to be the lowest or the highest card, so
 * nothing is decided before the last card is there.
 */
export class Table {
  private readonly kinds: number[];
  /** The heights of the cards inside their suits, with their tokens. */
  private readonly heights: number[];
  /** Which Kings are in the trick, one bit a suit, and whether an Archer is. */
  private victims = 0;
  /** The tokens played to the trick. */
  spent = 0;

  constructor(kinds: number[] = [], heights: number[] = []) {
    this.kinds = kinds;
    this.heights = heights;
  }

  copy(): Table {
    const copy = new Table(this.kinds.slice(), this.heights.slice());
    copy.victims = this.victims;
    copy.spent = this.spent;
    return copy;
  }

  lay(place: number, kind: number, height: number): void {
    this.kinds[place] = kind;
    this.heights[place] = height;
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
      const power = this.power(place, led, order);
      if (power <= most) continue;
      most = power;
      best = place;
    }
    return best;
  }

  /** What a card can do in this trick; 0 is a card that cannot win. */
  private power(place: number, led: number, order: Ranking): number {
    const kind = this.kinds[place];
    const suit = order.suitOf[kind];
    if (suit === ARCHERS) {
      // ninja-whist/5.3
      return order.archersWin || led === ARCHERS ? ARCHER + this.heights[place] : 0;
    }
    if (suit === order.trumpSuit) {
      // ninja-whist/5.5
      if (this.victims & (1 << ARCHERS) && isAce(kind)) return ABOVE_ARCHERS;
      return TRUMP + this.height(place, suit);
    }
    return suit === led ? LED + this.height(place, suit) : 0;
  }

  /** ninja-whist/5.4: the Ace is above the King if that is in the trick, otherwise lowest. */
  private height(place: number, suit: number): number {
    return this.victims & (1 << suit) && isAce(this.kinds[place]) ? ASSASSIN : this.heights[place];
  }
}
