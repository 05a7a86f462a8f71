import { MOST_SUITS, type OpenPosition, SPAN } from './position.ts';

const MEMO_BITS = 12;

/**
 * Fingerprints of what is left of a suit in relative terms: who owns the highest card, the next, and so
 * on, which of them are equal, and their points. Two sets of slots that look alike in these terms play
 * alike. A fingerprint is two words, `low` and `high`: that two differing positions share both is not
 * impossible, only less likely than a fault of the machine.
 */
export class Patterns {
  low = 0;
  high = 0;
  private readonly memo = new Int32Array(MOST_SUITS << (MEMO_BITS + 1));
  private readonly known = new Int32Array(MOST_SUITS << MEMO_BITS);
  private load = 0;

  /** Forgets the slots of the last position. */
  reset(): void {
    this.load++;
  }

  /** Finds the fingerprint of all that is left, with a number mixed in. */
  findAll(position: OpenPosition, start: number): void {
    let low = stir(start);
    let high = stir(~start);
    for (let suit = 0; suit < position.suits; suit++) {
      if (position.left[suit] === 0) continue;
      this.find(position, suit, position.left[suit]);
      low = (low + this.low) | 0;
      high = (high + this.high) | 0;
    }
    this.low = low;
    this.high = high;
  }

  private find(position: OpenPosition, suit: number, slots: number): void {
    if (slots >> MEMO_BITS !== 0) return this.compute(position, suit, slots);
    const at = (suit << MEMO_BITS) | slots;
    if (this.known[at] !== this.load) {
      this.compute(position, suit, slots);
      this.known[at] = this.load;
      this.memo[2 * at] = this.low;
      this.memo[2 * at + 1] = this.high;
    }
    this.low = this.memo[2 * at];
    this.high = this.memo[2 * at + 1];
  }

  private compute(position: OpenPosition, suit: number, slots: number): void {
    const { owner, points } = position;
    // Plain suits are interchangeable.
    const isTrump = suit === position.trump ? 1 : 0;
    let low = isTrump;
    let high = isTrump;
    for (let rest = slots; rest !== 0; ) {
      const place = 31 - Math.clz32(rest);
      const slot = suit * SPAN + place;
      rest ^= 1 << place;
      const tie = isShared(position, slot, slots) && rest & position.atLeast[slot] ? 1 : 0;
      const code = (points[slot] * 16 + owner[slot]) * 2 + tie + 1;
      low = Math.imul(low ^ code, 0x2c1b3c6d) + 0x165667b1;
      high = Math.imul(high + code, 0x297a2d39) ^ (high >>> 15);
    }
    this.low = stir(low);
    this.high = stir(high ^ 0x5bd1e995);
  }
}

/** Whether another seat has an equal card: only then does it matter that they are equal. */
function isShared({ owner, atLeast, atMost }: OpenPosition, slot: number, slots: number): boolean {
  const first = slot & ~(SPAN - 1);
  for (let rest = slots & atLeast[slot] & atMost[slot]; rest !== 0; rest &= rest - 1) {
    if (owner[first + 31 - Math.clz32(rest & -rest)] !== owner[slot]) return true;
  }
  return false;
}

/** Spreads every bit over the word, so that sums of fingerprints do not meet. */
function stir(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return h ^ (h >>> 16);
}
