import { ABOVE_ARCHERS, ASSASSIN, deck, isAce, LED, type Ranking, TRUMP } from './faces.ts';

/** Bits for a place in the trick, where the places of the four Aces are kept together. */
const PLACE_BITS = 4;
const PLACE_MASK = (1 << PLACE_BITS) - 1;

/**
 * The trick on the table. An Ace may turn out to be the lowest or the highest card, so nothing is
 * decided before the last card is there.
 */
export class OpenTrick {
  /** The place in the trick of the best card so far, Aces being low, and its height. */
  private best = 0;
  private most = 0;
  /** Which Aces are there, one bit a suit, in which places, and which of them have a victim. */
  private aces = 0;
  private acePlaces = 0;
  prey = 0;
  /** The tokens played to the trick. */
  spent = 0;

  copy(): OpenTrick {
    const copy = new OpenTrick();
    copy.best = this.best;
    copy.most = this.most;
    copy.aces = this.aces;
    copy.acePlaces = this.acePlaces;
    copy.prey = this.prey;
    copy.spent = this.spent;
    return copy;
  }

  /** ninja-whist/5.1: of equals the first stays best. */
  lay(place: number, kind: number, power: number, order: Ranking): void {
    if (power > this.most) {
      this.most = power;
      this.best = place;
    }
    this.prey |= order.preyOf[kind];
    if (isAce[kind]) this.layAce(place, deck.suitOf[kind]);
  }

  private layAce(place: number, suit: number): void {
    this.aces |= 1 << suit;
    this.acePlaces |= place << (suit * PLACE_BITS);
  }

  clear(): void {
    this.most = 0;
    this.aces = 0;
    this.acePlaces = 0;
    this.prey = 0;
    this.spent = 0;
  }

  /** The place of the card that takes the trick. */
  winner(led: number, order: Ranking): number {
    const suit = this.assassin(led, order);
    return suit < 0 ? this.best : this.placeOfAce(suit);
  }

  /** The height of the winning card. */
  standing(led: number, order: Ranking): number {
    const suit = this.assassin(led, order);
    if (suit < 0) return this.most;
    return suit === order.trumpSuit ? ABOVE_ARCHERS : LED + ASSASSIN;
  }

  /** The suit of the Ace that strikes, or −1. */
  private assassin(led: number, { trumpSuit }: Ranking): number {
    const assassins = this.aces & this.prey;
    if (assassins === 0) return -1;
    // ninja-whist/5.5 and 5.4 for trumps: above all other trumps, and above Archers if one is there.
    if (trumpSuit >= 0 && assassins & (1 << trumpSuit)) return trumpSuit;
    // ninja-whist/5.4: above its own suit, but not above a trump or a winning Archer.
    return assassins & (1 << led) && this.most < TRUMP ? led : -1;
  }

  private placeOfAce(suit: number): number {
    return (this.acePlaces >> (suit * PLACE_BITS)) & PLACE_MASK;
  }
}
