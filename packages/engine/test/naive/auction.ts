// The auction with shown cards of Mü, MüTwo and YAMV (K4).
import { around, at, distinct, holds, pairsOf, range, without } from './cards.ts';
import { must } from './foul.ts';
import type { Move } from './types.ts';

export interface AuctionRules {
  first: number;
  /** Mü and MüTwo: nobody may go more than one above the highest. */
  capped: boolean;
  rule: string;
}

export class Auction {
  /** Cards not shown. */
  readonly hands: string[][];
  readonly shown: string[][];
  /** The seats that raised, in order. */
  readonly raisers: number[] = [];
  private readonly rules: AuctionRules;
  private readonly players: number;
  private turnSeat: number;
  private passes = 0;

  constructor(hands: readonly string[][], rules: AuctionRules) {
    this.hands = hands.map((hand) => [...hand]);
    this.shown = hands.map(() => []);
    this.players = hands.length;
    this.rules = rules;
    this.turnSeat = rules.first;
  }

  turn(): number {
    return this.turnSeat;
  }

  isOver(): boolean {
    return this.passes === this.players;
  }

  bidOf(seat: number): number {
    return at(this.shown, seat).length;
  }

  highest(): number {
    return Math.max(...this.shown.map((cards) => cards.length));
  }

  maxCards(): number {
    const seat = this.turnSeat;
    const inHand = at(this.hands, seat).length;
    return this.rules.capped ? Math.min(inHand, this.highest() + 1 - this.bidOf(seat)) : inHand;
  }

  check(move: Move): void {
    if (move.type === 'pass') return;
    const { rule } = this.rules;
    must(move.type === 'bid' && 'cards' in move, rule, `${move.type} in the auction`);
    const { seat, cards } = move;
    must(
      holds(at(this.hands, seat), cards),
      rule,
      `seat ${seat} does not have ${cards.join(' ')} in hand`,
    );
    const most = this.maxCards();
    must(
      cards.length <= most,
      rule,
      `seat ${seat} showed ${cards.length} cards and may show ${most}`,
    );
  }

  apply(move: Move): void {
    if (move.type === 'bid' && 'cards' in move) {
      this.hands[move.seat] = without(at(this.hands, move.seat), move.cards);
      at(this.shown, move.seat).push(...move.cards);
      this.raisers.push(move.seat);
      this.passes = 0;
    } else {
      this.passes += 1;
    }
    this.turnSeat = (this.turnSeat + 1) % this.players;
  }

  candidates(seat: number): Move[] {
    const hand = at(this.hands, seat);
    const singles = distinct(hand).map((card) => [card]);
    const bids = [...singles, ...pairsOf(hand)].map(
      (cards): Move => ({ seat, type: 'bid', cards }),
    );
    return [{ seat, type: 'pass' }, ...bids];
  }

  /** Those who have shown the most, if anybody showed a card. */
  leaders(): number[] {
    return this.most(around(0, this.players));
  }

  /** Those of `seats` who have shown the most, at least one card. */
  most(seats: readonly number[]): number[] {
    const top = Math.max(0, ...seats.map((seat) => this.bidOf(seat)));
    return top === 0 ? [] : seats.filter((seat) => this.bidOf(seat) === top);
  }

  lastRaiserOf(seats: readonly number[]): number {
    const raisers = this.raisers.filter((seat) => seats.includes(seat));
    return at(raisers, raisers.length - 1);
  }

  /** Each player's cards: hand and shown ones together (K3). */
  allCards(): string[][] {
    return this.hands.map((hand, seat) => [...hand, ...at(this.shown, seat)]);
  }
}

/** MU8: 1 if `a` is better, -1 if `b` is, 0 if nothing tells them apart. Both lists are of equal length. */
export function compareShown(
  a: readonly number[],
  b: readonly number[],
  highestOnly: boolean,
): number {
  const highToLow = (x: number, y: number) => y - x;
  const left = [...a].sort(highToLow);
  const right = [...b].sort(highToLow);
  for (const i of range(0, highestOnly ? 0 : left.length - 1)) {
    if (at(left, i) !== at(right, i)) return at(left, i) > at(right, i) ? 1 : -1;
  }
  return 0;
}

/** MU8, MT5: the second of the auction, or undefined if nobody or no single one is. */
export function findSecond(
  auction: Auction,
  first: number,
  highestOnly: boolean,
): number | undefined {
  const others = auction.shown.map((_, seat) => seat).filter((seat) => seat !== first);
  const tied = auction.most(others);
  const numbers = (seat: number) => at(auction.shown, seat).map((card) => Number(card.slice(1)));
  return tied.find((seat) =>
    tied.every(
      (other) => other === seat || compareShown(numbers(seat), numbers(other), highestOnly) > 0,
    ),
  );
}
