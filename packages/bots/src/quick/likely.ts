import type { Random, Seat } from '@overtrick/engine';
import { HiddenCards } from './hidden.ts';
import { SUITS } from './places.ts';
import type { QuickDeal } from './quick-deal.ts';
import type { QuickCalls } from './rules.ts';

/** How many exchanges of two cards are tried in a world that begins anew, and between two worlds. */
const AT_FIRST = 60;
const BETWEEN = 12;
const FINE = 1 << 20;

/**
 * Hidden cards that change hands two at a time, by the method of Metropolis: whatever explains the calls of the others better
 * stays so, and what explains them worse now and then. So worlds come about in proportion to what was called.
 */
export class LikelyCards extends HiddenCards {
  private readonly calls: QuickCalls;
  /** By seat and suit, what has been played; and room for what a seat had before that. */
  private readonly spent: Int32Array;
  private readonly cards = new Int32Array(SUITS);
  /** By seat, the logarithm for the cards that it has. */
  private readonly logs: Float64Array;

  constructor(calls: QuickCalls, spent: Int32Array, pins?: Int32Array) {
    super(pins);
    this.calls = calls;
    this.spent = spent;
    this.logs = new Float64Array(spent.length / SUITS);
  }

  /** From cards that are dealt out anew. */
  override begin(deal: QuickDeal, eyes: number, random: Random): void {
    this.collect(deal, eyes);
    this.shuffle(deal, eyes, random);
    for (let seat = 0; seat < deal.players; seat++) this.logs[seat] = this.logOf(deal, seat);
    this.exchange(deal, AT_FIRST, random);
  }

  override next(deal: QuickDeal, _eyes: number, random: Random): void {
    this.exchange(deal, BETWEEN, random);
  }

  private exchange(deal: QuickDeal, times: number, random: Random): void {
    for (let n = 0; n < times && this.count > 1; n++) {
      this.tryOne(deal, random.below(this.count), random.below(this.count), random);
    }
  }

  private tryOne(deal: QuickDeal, i: number, j: number, random: Random): void {
    const { places, owners, logs } = this;
    const { hands, voids } = deal;
    const a = owners[i];
    const b = owners[j];
    const one = places[i];
    const two = places[j];
    if (a === b || ((voids[a] >> (two >> 5)) | (voids[b] >> (one >> 5))) & 1) return;
    swap(hands, a, b, one, two);
    const logA = this.logOf(deal, a);
    const logB = this.logOf(deal, b);
    const gain = logA + logB - logs[a] - logs[b];
    if (gain < 0 && random.below(FINE) >= FINE * Math.exp(gain)) {
      swap(hands, a, b, one, two);
      return;
    }
    places[i] = two;
    places[j] = one;
    logs[a] = logA;
    logs[b] = logB;
  }

  private logOf({ hands }: QuickDeal, seat: Seat): number {
    const { cards, spent, calls } = this;
    const base = seat * SUITS;
    for (let suit = 0; suit < SUITS; suit++) cards[suit] = hands[base + suit] | spent[base + suit];
    return calls(seat, cards);
  }
}

/** Lets two cards change hands; done twice, it is as before. */
function swap(hands: Int32Array, a: Seat, b: Seat, one: number, two: number): void {
  const bit = 1 << (one & 31);
  const other = 1 << (two & 31);
  hands[a * SUITS + (one >> 5)] ^= bit;
  hands[b * SUITS + (one >> 5)] ^= bit;
  hands[a * SUITS + (two >> 5)] ^= other;
  hands[b * SUITS + (two >> 5)] ^= other;
}
