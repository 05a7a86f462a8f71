import type { Random } from '@overtrick/engine';
import { HiddenCards } from './hidden.ts';
import { SUITS } from './places.ts';
import type { QuickDeal } from './quick-deal.ts';
import type { QuickReader } from './reader.ts';

/** How many exchanges of two cards are tried in a world that begins anew, and between two worlds. */
const AT_FIRST = 60;
const BETWEEN = 12;
const FINE = 1 << 20;

/**
 * Hidden cards that change hands two at a time, by the method of Metropolis: whatever explains the plays of the others
 * better stays so, and what explains them worse now and then. So worlds come about in proportion to what was played.
 */
export class LikelyCards extends HiddenCards {
  private readonly reader: QuickReader;

  constructor(reader: QuickReader, pins?: Int32Array) {
    super(pins);
    this.reader = reader;
  }

  /** From cards that are dealt out anew. */
  begin(deal: QuickDeal, eyes: number, random: Random): void {
    this.collect(deal, eyes);
    this.shuffle(deal, eyes, random);
    this.reader.begin(deal.hands);
    this.exchange(deal, AT_FIRST, random);
  }

  goOn(deal: QuickDeal, random: Random): void {
    this.exchange(deal, BETWEEN, random);
  }

  private exchange(deal: QuickDeal, times: number, random: Random): void {
    for (let n = 0; n < times && this.count > 1; n++) {
      this.tryOne(deal, random.below(this.count), random.below(this.count), random);
    }
  }

  private tryOne({ hands, voids }: QuickDeal, i: number, j: number, random: Random): void {
    const { places, owners, reader } = this;
    const a = owners[i];
    const b = owners[j];
    const one = places[i];
    const two = places[j];
    if (a === b || ((voids[a] >> (two >> 5)) | (voids[b] >> (one >> 5))) & 1) return;
    change(hands, a, b, one, two);
    const suits = (1 << (one >> 5)) | (1 << (two >> 5));
    const gain = reader.gain(a, hands, suits) + reader.gain(b, hands, suits);
    if (gain < 0 && random.below(FINE) >= FINE * Math.exp(gain)) {
      change(hands, a, b, one, two);
      return;
    }
    places[i] = two;
    places[j] = one;
    reader.accept(a);
    reader.accept(b);
  }
}

/** Lets two cards change hands; done twice, it is as before. */
function change(hands: Int32Array, a: number, b: number, one: number, two: number): void {
  const bit = 1 << (one & 31);
  const other = 1 << (two & 31);
  hands[a * SUITS + (one >> 5)] ^= bit;
  hands[b * SUITS + (one >> 5)] ^= bit;
  hands[a * SUITS + (two >> 5)] ^= other;
  hands[b * SUITS + (two >> 5)] ^= other;
}
