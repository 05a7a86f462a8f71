import { Unreadable } from './bytes.ts';
import type { NumberColumn, NumberFlow } from './numbers.ts';

/**
 * What is still to be dealt of the cards of one deal. A card that somebody has, nobody else can have: so hands are told by what is left.
 * One in order takes no more than which cards it has; else each card is told by its place.
 */
export class PackLeft {
  private left: readonly string[];
  private readonly flow: NumberFlow;
  private readonly lengths: NumberColumn;

  constructor(cards: readonly string[], flow: NumberFlow, lengths: NumberColumn) {
    this.left = cards;
    this.flow = flow;
    this.lengths = lengths;
  }

  /** A hand as it is written, or as it is found. */
  hand(isInOrder: boolean, hand: readonly string[] = []): string[] {
    const length = this.lengths.whole(hand.length);
    if (length > this.left.length) throw new Unreadable('a deal has too many cards or moves');
    return isInOrder ? this.inOrder(length, hand) : this.asDealt(length, hand);
  }

  private inOrder(length: number, hand: readonly string[]): string[] {
    const found: string[] = [];
    const kept: string[] = [];
    for (const [at, card] of this.left.entries()) {
      this.flow.pass();
      const isNext = Number(hand[found.length] === card);
      const ofRest = this.left.length - at;
      if (this.flow.coder.drawn(length - found.length, ofRest, isNext) === 1) found.push(card);
      else kept.push(card);
    }
    this.left = kept;
    return found;
  }

  private asDealt(length: number, hand: readonly string[]): string[] {
    const left = [...this.left];
    const found = Array.from({ length }, (_, at) => {
      this.flow.pass();
      const place = this.flow.coder.even(left.length, left.indexOf(hand[at]));
      return left.splice(place, 1)[0];
    });
    this.left = left;
    return found;
  }
}

/** Every card that was dealt, as often as it ever was in one deal. */
export function packOf(deals: readonly (readonly string[])[]): string[] {
  const most = new Map<string, number>();
  for (const cards of deals) {
    const counts = new Map<string, number>();
    for (const card of cards) {
      const count = (counts.get(card) ?? 0) + 1;
      counts.set(card, count);
      most.set(card, Math.max(count, most.get(card) ?? 0));
    }
  }
  return [...most.keys()].sort().flatMap((card) => Array<string>(most.get(card) ?? 0).fill(card));
}
