import type { Seat, View } from '@overtrick/engine';
import { type Contest, UNNAMED } from '@overtrick/engine/kit';
import { type Bidding, showRanks } from './plan.ts';
import { type HandSums, sumsOf } from './worth.ts';

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
  /** What the bonus of a trump is worth. */
  private readonly bonusOf: (trump: number) => number;
  private readonly bySeat: readonly SeatCalls[];

  constructor(view: View, state: Contest, bidding: Bidding) {
    this.state = state;
    this.bidding = bidding;
    this.step = bidding.needed(state, 2) - bidding.needed(state, 1);
    this.bonusOf = (trump) => bidding.bonus(state, trump);
    this.bySeat = view.held.map((_, seat) => callsOf(view, state, seat, bidding));
  }

  /** The logarithm of how likely a seat's calls were with these kinds hidden in its hand. */
  log(seat: Seat, hidden: readonly number[]): number {
    const calls = this.bySeat[seat];
    const { sums } = calls;
    sums.addUp(hidden, calls.free);
    const trump = sums.best(this.bonusOf);
    const expected = sums.totals[trump];
    return (
      BIDS * this.bidLog(seat, expected - this.bidding.margin) +
      this.showLog(calls, hidden, trump) +
      this.nameLog(seat, calls)
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
  private showLog({ shown, seen }: SeatCalls, hidden: readonly number[], trump: number): number {
    if (shown.length === 0) return 0;
    const ranks = showRanks(this.state, trump);
    let odd = 0;
    for (let i = 0; i < shown.length; i++) {
      const rank = ranks[shown[i]];
      if (countBelow(ranks, rank, seen) + countBelow(ranks, rank, hidden) >= shown.length) odd++;
    }
    return -ODD_SHOW * odd;
  }

  /** A soft choice among the trumps that the shown cards allow. */
  private nameLog(seat: Seat, { named, free, sums: { totals } }: SeatCalls): number {
    if (named === UNNAMED) return 0;
    const { bonusOf, step } = this;
    const declares = seat === this.state.declarer;
    const worth = (trump: number) => (2 * (totals[trump] + (declares ? bonusOf(trump) : 0))) / step;
    const own = worth(named);
    let sum = 0;
    for (let trump = 0; trump < totals.length; trump++) {
      if (free & (1 << trump)) sum += Math.exp(worth(trump) - own);
    }
    return -Math.log(sum);
  }
}

/** What a seat has called, and what everybody knows of its hand. */
interface SeatCalls {
  readonly shown: readonly number[];
  readonly seen: readonly number[];
  /** The trump that it has named, and those that it was free to name, as bits; none before it has. */
  readonly named: number;
  readonly free: number;
  readonly sums: HandSums;
}

function callsOf(view: View, state: Contest, seat: Seat, bidding: Bidding): SeatCalls {
  const { deck } = state.cards;
  const { trumps } = state.calls;
  const kindsOf = (codes: unknown) =>
    Array.isArray(codes) ? codes.map((code) => deck.kind(String(code))) : [];
  const madeBy = (type: string) =>
    view.history.filter((move) => move.seat === seat && move.type === type);
  const shown = madeBy('bid').flatMap((bid) => kindsOf(bid.cards));
  const played = madeBy('play').flatMap(({ card }) => kindsOf([card]));
  const seen = [...kindsOf(view.displays[seat]), ...played];
  const named = namedBy(state, seat);
  const isFree = (trump: number) =>
    trump === trumps.none || trump === named || shown.some((kind) => trumps.carries(kind, trump));
  let free = 0;
  for (let trump = 0; trump <= trumps.none; trump++) {
    if (named !== UNNAMED && isFree(trump)) free |= 1 << trump;
  }
  return { shown, seen, named, free, sums: sumsOf(state, seen, bidding) };
}

function namedBy(state: Contest, seat: Seat): number {
  if (seat === state.declarer) return state.declarerTrump;
  return seat === state.headDefender ? state.defenderTrump : UNNAMED;
}

function countBelow(ranks: Float64Array, rank: number, kinds: readonly number[]): number {
  let count = 0;
  for (let i = 0; i < kinds.length; i++) if (ranks[kinds[i]] < rank) count++;
  return count;
}

function logistic(x: number): number {
  return -Math.log(1 + Math.exp(-x));
}
