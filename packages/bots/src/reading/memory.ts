/** How many sets are remembered: enough for most, and little room. */
const SLOTS = 128;
/** Words of a set, and whose it is. */
const KEYS = 4;

/** Counts the owners, so that none finds what another has left. */
let owners = 0;

/** For whoever remembers something: a number that nobody had before. */
export function newOwner(): number {
  owners = (owners + 1) | 0;
  return owners;
}

/**
 * A number for each of the sets of cards met last; a new one may take the place of an old one. The room is used again by
 * one owner after the other: to make and clear it takes longer than to look something up.
 */
export class Memory {
  /** By place; not a number where nothing is known. */
  readonly values = new Float64Array(SLOTS);
  private readonly keys = new Int32Array(KEYS * SLOTS);

  /** The place of an owner's set of three words. */
  find(owner: number, a: number, b: number, c: number): number {
    const { keys, values } = this;
    const mixed = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35);
    const at = (mixed ^ (mixed >>> 15)) & (SLOTS - 1);
    const key = at * KEYS;
    if (keys[key] === a && keys[key + 1] === b && keys[key + 2] === c && keys[key + 3] === owner) {
      return at;
    }
    keys[key] = a;
    keys[key + 1] = b;
    keys[key + 2] = c;
    keys[key + 3] = owner;
    values[at] = Number.NaN;
    return at;
  }
}

const memories: Memory[] = [];

/** The same for the same number: who asks for it may find that others have used it since. */
export function memoryOf(number: number): Memory {
  memories[number] ??= new Memory();
  return memories[number];
}
