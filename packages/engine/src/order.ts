import { type Deck, WORDS } from './deck.ts';
import { zeros } from './lists.ts';

/** Powers of one tier; a rank is always less. */
const TIER = 16;

/**
 * How the cards of one deal rank: which effective suit each belongs to and which beats which.
 * A card that belongs to trump belongs to trump only. Equal powers are equal cards: the first wins.
 */
export class Order {
  readonly deck: Deck;
  /** The effective suit by kind: a printed suit, or `trump`. */
  readonly suitOf: number[] = [];
  readonly power: number[] = [];
  /** First bits by word: of all cards, then those of each effective suit. */
  readonly masks: number[];
  readonly trump: number;

  /** `tier` says how high among the trumps a kind stands: 0 is plain, inside a tier rank decides. */
  constructor(
    deck: Deck,
    tier: (kind: number) => number,
    rank = (kind: number) => deck.rankOf[kind],
  ) {
    this.deck = deck;
    this.trump = deck.suits.length;
    this.masks = [...deck.firsts, ...zeros((this.trump + 1) * WORDS)];
    for (const kind of deck.codes.keys()) {
      const height = tier(kind);
      const suit = height > 0 ? this.trump : deck.suitOf[kind];
      this.suitOf.push(suit);
      this.power.push(height * TIER + rank(kind));
      this.masks[(suit + 1) * WORDS + deck.wordOf[kind]] |= deck.bitOf[kind];
    }
  }

  /** What an effective suit is called in sayings and views. */
  suitName(suit: number): string {
    return suit === this.trump ? 'trump' : this.deck.suits[suit];
  }

  isTrump(kind: number): boolean {
    return this.suitOf[kind] === this.trump;
  }

  /** The trumps that are among these kinds, low to high, equal ones together. */
  trumps(kinds: Iterable<number>): string[][] {
    return this.ranked(kinds).map((group) => group.map((kind) => this.deck.codes[kind]));
  }

  /** How many of these groups make up each tier, from low to high. */
  tiers(kinds: Iterable<number>): number[] {
    const sizes = new Map<number, number>();
    for (const [kind] of this.ranked(kinds)) {
      const tier = this.tierOf(kind);
      sizes.set(tier, (sizes.get(tier) ?? 0) + 1);
    }
    return [...sizes.values()];
  }

  protected tierOf(kind: number): number {
    return Math.floor(this.power[kind] / TIER);
  }

  private ranked(kinds: Iterable<number>): number[][] {
    const groups = new Map<number, number[]>();
    for (const kind of kinds) {
      if (!this.isTrump(kind)) continue;
      const power = this.power[kind];
      groups.set(power, [...(groups.get(power) ?? []), kind]);
    }
    return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
  }
}
