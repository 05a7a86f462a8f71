import type { Seat, View } from '@overtrick/engine';
import { type Contest, UNNAMED } from '@overtrick/engine/kit';
import { type Bidding, showRank } from './plan.ts';
import { bestProspect, valuerOf } from './worth.ts';

/** How strongly a shown card speaks against a hand whose plan would not have shown it. */
const ODD_SHOW = 1;
/**
 * The weight of how far a seat has bid, as evidence of its hand. It is small: much else goes into a
 * bid.
 */
const BIDS = 0.5;

/**
 * Reads what the others have called: who bids far has the cards for it, and who stops short has not;
 * shown cards are those that buy the trump wanted; and the trump named is the one that is best.
 */
export class CallReader {
  private readonly state: Contest;
  private readonly bidding: Bidding;
  /** One step of the goal for a card more of the bid, by which everything is measured. */
  private readonly step: number;
  private readonly seen: readonly (readonly number[])[];
  private readonly shown: readonly (readonly number[])[];

  constructor(view: View, state: Contest, bidding: Bidding) {
    const { deck } = state.cards;
    const kindsOf = (codes: unknown) =>
      Array.isArray(codes) ? codes.map((code) => deck.kind(String(code))) : [];
    const madeBy = (seat: Seat, type: string) =>
      view.history.filter((move) => move.seat === seat && move.type === type);
    this.state = state;
    this.bidding = bidding;
    this.step = bidding.needed(state, 2) - bidding.needed(state, 1);
    this.shown = view.held.map((_, seat) =>
      madeBy(seat, 'bid').flatMap((bid) => kindsOf(bid.cards)),
    );
    this.seen = view.held.map((_, seat) => [
      ...kindsOf(view.displays[seat]),
      ...madeBy(seat, 'play').flatMap(({ card }) => kindsOf([card])),
    ]);
  }

  /** The logarithm of how likely a seat's calls were with these kinds hidden in its hand. */
  log(seat: Seat, hidden: readonly number[]): number {
    const kinds = [...this.seen[seat], ...hidden];
    const { trump, expected } = bestProspect(this.state, kinds, this.bidding, this.bidding.bonus);
    return (
      BIDS * this.bidLog(seat, expected - this.bidding.margin) +
      this.showLog(seat, kinds, trump) +
      this.nameLog(seat, kinds)
    );
  }

  private bidLog(seat: Seat, expected: number): number {
    const { auction } = this.state;
    const { needed } = this.bidding;
    const shown = auction.shown[seat];
    let log = 0;
    if (shown > 0) log += logistic((expected - needed(this.state, shown)) / this.step);
    if (auction.crown !== seat && auction.high > 0) {
      log += logistic((needed(this.state, auction.high + 1) - expected) / this.step);
    }
    return log;
  }

  /** A card is odd if it would not be among those that are shown first. */
  private showLog(seat: Seat, kinds: readonly number[], trump: number): number {
    const shown = this.shown[seat];
    let odd = 0;
    for (const kind of shown) {
      const rank = showRank(this.state, kind, trump);
      let before = 0;
      for (const other of kinds) if (showRank(this.state, other, trump) < rank) before++;
      if (before >= shown.length) odd++;
    }
    return -ODD_SHOW * odd;
  }

  /** A soft choice among the trumps that the shown cards allow. */
  private nameLog(seat: Seat, kinds: readonly number[]): number {
    const { declarer, headDefender, declarerTrump, defenderTrump, calls } = this.state;
    const declares = seat === declarer;
    const named = declares ? declarerTrump : seat === headDefender ? defenderTrump : UNNAMED;
    if (named === UNNAMED) return 0;
    const { trumps } = calls;
    const value = valuerOf(this.state, kinds, this.bidding);
    const worth = (trump: number) =>
      (2 * (value(trump) + (declares ? this.bidding.bonus(this.state, trump) : 0))) / this.step;
    const own = worth(named);
    let sum = 0;
    for (let trump = 0; trump <= trumps.none; trump++) {
      const could = this.shown[seat].some((kind) => trumps.carries(kind, trump));
      if (could || trump === trumps.none || trump === named) sum += Math.exp(worth(trump) - own);
    }
    return -Math.log(sum);
  }
}

function logistic(x: number): number {
  return -Math.log(1 + Math.exp(-x));
}
