import type { Seat } from '@overtrick/engine';

/**
 * What everybody holds as far as can be told without the rules: what was dealt, less what was played. A place among few cards
 * takes fewer bits than a card among all; what is in no hand, such as a suit or a card of the stock, comes after those.
 */
export class HandsLeft {
  private readonly hands: string[][];

  constructor(hands: readonly (readonly string[])[]) {
    this.hands = hands.map((hand) => [...hand]);
  }

  count(seat: Seat): number {
    return this.hands[seat].length;
  }

  placeOf(seat: Seat, text: string, wordOf: (text: string) => number): number {
    const hand = this.hands[seat];
    const at = hand.indexOf(text);
    return at >= 0 ? at : hand.length + wordOf(text);
  }

  textAt(seat: Seat, place: number, wordAt: (index: number) => string): string {
    const hand = this.hands[seat];
    return place < hand.length ? hand[place] : wordAt(place - hand.length);
  }

  /** A card that was played is held no more. */
  played(seat: Seat, type: string, text: string): void {
    const hand = this.hands[seat];
    const at = type === 'play' ? hand.indexOf(text) : -1;
    if (at >= 0) hand.splice(at, 1);
  }
}
