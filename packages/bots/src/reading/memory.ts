/** How many sets are remembered: enough for most, and little room. */
const SLOTS = 128;

/** A number for each of the sets of cards met last; a new one may take the place of an old one. */
export class Memory {
  /** By place; not a number where nothing is known. */
  readonly values = new Float64Array(SLOTS).fill(Number.NaN);
  private readonly keys = new Int32Array(3 * SLOTS);

  /** The place of a set of three words. */
  find(a: number, b: number, c: number): number {
    const { keys, values } = this;
    const mixed = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35);
    const at = (mixed ^ (mixed >>> 15)) & (SLOTS - 1);
    if (keys[at * 3] === a && keys[at * 3 + 1] === b && keys[at * 3 + 2] === c) return at;
    keys[at * 3] = a;
    keys[at * 3 + 1] = b;
    keys[at * 3 + 2] = c;
    values[at] = Number.NaN;
    return at;
  }
}
