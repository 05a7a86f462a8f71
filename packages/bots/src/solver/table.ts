/**
 * What is known about positions before a lead: the side gets at least `least` and at most `most` from
 * there. Of fixed size: two places for each position, one for that with more tricks to come, one for the
 * latest. What an earlier era left there is still true, but makes way.
 */
export class BoundTable {
  private readonly mask: number;
  private readonly lows: Int32Array;
  private readonly highs: Int32Array;
  /** By place: least and most, the tricks to come, and the era. */
  private readonly entries: Int32Array;
  private era = 0;
  /** Found by the last `find` that succeeded. */
  least = 0;
  most = 0;

  constructor(bits: number) {
    this.mask = (1 << bits) - 2;
    this.lows = new Int32Array(1 << bits);
    this.highs = new Int32Array(1 << bits);
    this.entries = new Int32Array(1 << bits);
  }

  find(low: number, high: number): boolean {
    const at = this.placeOf(low, high);
    if (at < 0) return false;
    this.least = this.entries[at] & MOST_BOUND;
    this.most = (this.entries[at] >>> BOUND_BITS) & MOST_BOUND;
    return true;
  }

  keep(low: number, high: number, least: number, most: number, tricks: number): void {
    let at = this.placeOf(low, high);
    if (at < 0) {
      at = low & this.mask;
      if (this.weightAt(at) > tricks) at++;
    }
    this.lows[at] = low;
    this.highs[at] = high;
    this.entries[at] = least | (most << BOUND_BITS) | (tricks << TRICKS_AT) | (this.era << ERA_AT);
  }

  /** As if nothing had ever been looked at. */
  clear(): void {
    this.lows.fill(0);
    this.highs.fill(0);
    this.entries.fill(0);
    this.era = 0;
  }

  nextEra(): void {
    this.era = (this.era + 1) & (ERAS - 1);
  }

  private weightAt(at: number): number {
    const entry = this.entries[at];
    return entry >>> ERA_AT === this.era ? (entry >>> TRICKS_AT) & MOST_TRICKS : 0;
  }

  private placeOf(low: number, high: number): number {
    const at = low & this.mask;
    if (this.lows[at] === low && this.highs[at] === high) return at;
    if (this.lows[at + 1] === low && this.highs[at + 1] === high) return at + 1;
    return -1;
  }
}

const BOUND_BITS = 12;
export const MOST_BOUND = (1 << BOUND_BITS) - 1;
const TRICKS_AT = 24;
const MOST_TRICKS = 31;
const ERA_AT = 29;
const ERAS = 8;
