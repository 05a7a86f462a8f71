import { SPAN, SUITS } from './places.ts';
import { QuickTable } from './quick-table.ts';

const EVERY_SUIT = -1;
/** Nobody has so many sure trumps. */
const MOST_SURE = 31;

/** A deal that plays itself out by plain rules: the same as `plainCard` plays, in a fifth of the time. */
export class QuickDeal extends QuickTable {
  playOut(): void {
    while (this.left > 0) this.put(this.choose());
  }

  /** What plain rules play. */
  choose(): number {
    const { turn, hands, places, led, winner } = this;
    if (!this.wantsMore()) return this.avoid();
    if (this.count === 0) return this.lead();
    const base = turn * SUITS;
    const following = hands[base + led];
    const helps = (this.allies[turn] >> this.best) & 1;
    if (following !== 0) {
      if (helps && this.isPaid) return this.richestOf(led, following);
      const over = !helps && winner >> 5 === led ? following & places.above[winner] : 0;
      return led * SPAN + lowest(over !== 0 ? over : following);
    }
    if (helps) return this.isPaid ? this.richest(base) : this.lowestOf(base, EVERY_SUIT);
    const { trump } = places;
    const trumps = hands[base + trump];
    const over = winner >> 5 === trump ? trumps & places.above[winner] : trumps;
    return over !== 0 ? trump * SPAN + lowest(over) : this.lowestOf(base, EVERY_SUIT);
  }

  /** The highest of the cards that no other hand can beat in their suit; without one, the lowest. */
  private lead(): number {
    const { turn, hands, all, places } = this;
    const { power, above, suits } = places;
    const base = turn * SUITS;
    const open = this.openSuits(base);
    let boss = -1;
    for (let suit = 0; suit < suits; suit++) {
      const own = (open >> suit) & 1 ? hands[base + suit] : 0;
      if (own === 0) continue;
      const place = suit * SPAN + highest(own);
      if (boss >= 0 && power[place] <= power[boss]) continue;
      if ((all[suit] & ~own & above[place]) === 0) boss = place;
    }
    return boss >= 0 ? boss : this.lowestOf(base, open);
  }

  /** Whether more tricks are needed than trumps are sure to take. */
  private wantsMore(): boolean {
    const needed = this.needed[this.turn];
    return needed > 0 && (needed > MOST_SURE || needed > this.sureTrumps());
  }

  /** The tricks that a seat's trumps take whatever happens: every higher one of the others beats one of them at most. */
  private sureTrumps(): number {
    const { turn, hands, all, winner, places } = this;
    const { trump } = places;
    const own = hands[turn * SUITS + trump];
    let rest = all[trump];
    if (this.count > 0 && winner >> 5 === trump) rest |= 1 << (winner & 31);
    let sure = 0;
    let higher = 0;
    while (rest !== 0) {
      const bit = 1 << highest(rest);
      rest ^= bit;
      if ((own & bit) === 0) higher++;
      else if (higher > 0) higher--;
      else sure++;
    }
    return sure;
  }

  /** Who wants no more tricks: a low lead, and otherwise the highest card that does not take the trick. */
  private avoid(): number {
    const { turn, hands, led, count, winner, places } = this;
    const base = turn * SUITS;
    if (count === 0) return this.lowestOf(base, this.openSuits(base));
    const following = hands[base + led];
    if (following === 0) return this.discard(base);
    const below = winner >> 5 === led ? following & ~places.above[winner] : following;
    return led * SPAN + (below !== 0 ? highest(below) : lowest(following));
  }

  private discard(base: number): number {
    const { hands, winner, places } = this;
    const { power, trump, suits, above } = places;
    const safe = winner >> 5 === trump ? ~above[winner] : 0;
    let found = -1;
    for (let suit = 0; suit < suits; suit++) {
      const own = suit === trump ? hands[base + suit] & safe : hands[base + suit];
      if (own === 0) continue;
      const place = suit * SPAN + highest(own);
      if (found < 0 || power[place] > power[found]) found = place;
    }
    return found >= 0 ? found : this.lowestOf(base, EVERY_SUIT);
  }

  /** The suits that a seat may lead, as bits: the barred one only if there is nothing else. */
  private openSuits(base: number): number {
    const { barred, broken, hands } = this;
    if (barred < 0 || broken) return EVERY_SUIT;
    for (let suit = 0; suit < this.places.suits; suit++) {
      if (suit !== barred && hands[base + suit] !== 0) return ~(1 << barred);
    }
    return EVERY_SUIT;
  }

  /** Whether cards are worth something. */
  private get isPaid(): boolean {
    return this.places.values.length > 0;
  }

  private lowestOf(base: number, open: number): number {
    const { hands, places } = this;
    const { power, suits } = places;
    let found = -1;
    for (let suit = 0; suit < suits; suit++) {
      const own = (open >> suit) & 1 ? hands[base + suit] : 0;
      if (own === 0) continue;
      const place = suit * SPAN + lowest(own);
      if (found < 0 || power[place] < power[found]) found = place;
    }
    return found;
  }

  private richestOf(suit: number, cards: number): number {
    const { values, valued } = this.places;
    for (let value = 0; value < values.length; value++) {
      const worth = cards & valued[value * SUITS + suit];
      if (worth !== 0) return suit * SPAN + lowest(worth);
    }
    return suit * SPAN + lowest(cards);
  }

  /** The card with the most points, and of these the lowest. */
  private richest(base: number): number {
    const { hands, places } = this;
    const { power, worth, suits } = places;
    let found = -1;
    for (let suit = 0; suit < suits; suit++) {
      const own = hands[base + suit];
      if (own === 0) continue;
      const place = this.richestOf(suit, own);
      const more = found < 0 ? 1 : worth[place] - worth[found];
      if (more > 0 || (more === 0 && power[place] < power[found])) found = place;
    }
    return found;
  }
}

function highest(bits: number): number {
  return 31 - Math.clz32(bits);
}

function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
