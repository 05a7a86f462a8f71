import type { Random } from '@overtrick/engine';
import { SPAN, SUITS } from './places.ts';
import type { QuickDeal } from './quick-deal.ts';

const MOST_CARDS = 128;

/** The cards that a seat does not see, in hands or set aside, to be dealt out again and again. */
export class HiddenCards {
  /** By suit, cards that are hidden from others alone: they stay where they are. */
  private readonly pins: Int32Array;
  protected readonly places = new Int32Array(MOST_CARDS);
  protected readonly owners = new Int32Array(MOST_CARDS);
  protected count = 0;

  constructor(pins: Int32Array = new Int32Array(SUITS)) {
    this.pins = pins;
  }

  /** Before others are dealt out: the cards as they lie in a world. */
  begin(deal: QuickDeal, eyes: number, _random: Random): void {
    this.collect(deal, eyes);
  }

  /** Another world. */
  next(deal: QuickDeal, eyes: number, random: Random): void {
    this.shuffle(deal, eyes, random);
  }

  collect({ hands, shown, players, places: { suits } }: QuickDeal, eyes: number): void {
    const { places, owners, pins } = this;
    let count = 0;
    for (let seat = 0; seat <= players; seat++) {
      if (seat === eyes) continue;
      for (let suit = 0; suit < suits; suit++) {
        const at = seat * SUITS + suit;
        for (let rest = hands[at] & ~shown[at] & ~pins[suit]; rest !== 0; rest &= rest - 1) {
          places[count] = suit * SPAN + 31 - Math.clz32(rest & -rest);
          owners[count++] = seat;
        }
      }
    }
    this.count = count;
  }

  /** Nobody gets a card of a suit that they have shown not to have. */
  shuffle(into: QuickDeal, eyes: number, random: Random): void {
    const { places, owners, pins, count } = this;
    const { hands, shown, voids, players } = into;
    for (let i = count - 1; i > 0; i--) {
      const j = random.below(i + 1);
      const one = places[i];
      const two = places[j];
      if (((voids[owners[i]] >> (two >> 5)) | (voids[owners[j]] >> (one >> 5))) & 1) continue;
      places[i] = two;
      places[j] = one;
    }
    for (let at = 0, n = (players + 1) * SUITS; at < n; at++) {
      if (Math.floor(at / SUITS) !== eyes) hands[at] &= shown[at] | pins[at % SUITS];
    }
    for (let i = 0; i < count; i++) {
      hands[owners[i] * SUITS + (places[i] >> 5)] |= 1 << (places[i] & 31);
    }
  }
}
