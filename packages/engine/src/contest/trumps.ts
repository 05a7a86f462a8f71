import type { Cards } from '../cards.ts';
import { type Deck, WORD_SPAN } from '../deck.ts';
import type { Seat } from '../game.ts';
import { Order } from '../order.ts';

/** A trump that has not been named yet. */
export const UNNAMED = -1;

/** How high a kind stands among the trumps when these two are named; 0 is plain. */
export type Tier = (trumps: Trumps, kind: number, declarer: number, defender: number) => number;

/** The declarer's trump stands above the other one, and a card of both above all. */
const declarerAbove: Tier = (trumps, kind, declarer, defender) =>
  (trumps.carries(kind, declarer) ? 2 : 0) + (trumps.carries(kind, defender) ? 1 : 0);

interface Ways {
  /** The name under which a rank is named; ranks with one name are one trump. */
  readonly nameOf?: (rank: string) => string;
  readonly tier?: Tier;
}

/** What may be named as trump: a suit, a rank, or none. A trump is an index into `names`. */
export class Trumps {
  readonly deck: Deck;
  /** The suits, then the ranks, then "none". */
  readonly names: readonly string[];
  readonly none: number;
  /** The trumps that are suits, as bits. */
  readonly suits: number;
  /** The trumps that a kind carries, as bits: by kind, and by place for the cards a seat shows. */
  private readonly marks: readonly number[];
  private readonly marksAt: readonly number[];
  private readonly tier: Tier;
  private readonly orders: Order[] = [];
  private readonly codes: (readonly string[])[] = [];
  /** How the cards rank before a trump is named. */
  readonly plain: Order;

  constructor(deck: Deck, { nameOf = (rank) => rank, tier = declarerAbove }: Ways = {}) {
    this.deck = deck;
    this.names = [...deck.suits, ...new Set(deck.ranks.map(nameOf)), 'none'];
    this.none = this.names.length - 1;
    this.suits = (1 << deck.suits.length) - 1;
    const rankMarks = deck.ranks.map((rank) => 1 << this.names.indexOf(nameOf(rank)));
    // A special has no suit and no rank of the deck, and so no marks.
    this.marks = deck.rankOf.map((rank, kind) =>
      rank < rankMarks.length ? rankMarks[rank] | (1 << deck.suitOf[kind]) : 0,
    );
    this.marksAt = Array.from(
      { length: deck.words * WORD_SPAN },
      (_, place) => this.marks[deck.kindAt[place]] ?? 0,
    );
    this.tier = tier;
    this.plain = this.order(UNNAMED, UNNAMED);
  }

  carries(kind: number, trump: number): boolean {
    return trump !== UNNAMED && (this.marks[kind] & (1 << trump)) !== 0;
  }

  /** The cards of the whole deck that carry this trump; made once for each. */
  cards(trump: number): readonly string[] {
    this.codes[trump] ??= this.deck.codes.filter((_, kind) => this.carries(kind, trump));
    return this.codes[trump];
  }

  isSuit(trump: number): boolean {
    return trump !== UNNAMED && trump < this.deck.suits.length;
  }

  /** The suits and ranks on the cards that a seat shows, as bits. */
  shownBy(cards: Cards, seat: Seat): number {
    return cards.marks(seat, this.marksAt);
  }

  /** How the cards rank under these two trumps; made once for each pair. */
  order(declarer: number, defender: number): Order {
    const index = (declarer + 1) * (this.names.length + 1) + defender + 1;
    this.orders[index] ??= new Order(this.deck, (kind) =>
      this.tier(this, kind, declarer, defender),
    );
    return this.orders[index];
  }

  index(name: string | undefined): number {
    return name === undefined ? UNNAMED : this.names.indexOf(name);
  }
}
