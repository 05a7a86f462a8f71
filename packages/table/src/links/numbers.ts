import { Unreadable } from './bytes.ts';
import { BitChance, type Coder } from './coder.ts';

/** No number of ours has more bits. */
const MOST_BITS = 45;
/** Far more than any deal of any game has. */
const MOST_OF_A_LIST = 10_000;
/** More than any match has: a few bytes must not become millions of numbers. */
const MOST_NUMBERS = 1_000_000;

/** What all columns of a game have in common: the way to the bytes, and how many numbers went it. */
export class NumberFlow {
  readonly coder: Coder;
  private count = 0;

  constructor(coder: Coder) {
    this.coder = coder;
  }

  pass(): void {
    this.count++;
    if (this.count > MOST_NUMBERS)
      throw new Unreadable('it unpacks to more than any game has', true);
  }
}

/**
 * Numbers of one kind, by what such numbers were so far. Each is the number of its bits, then those; of every bit it is learned how
 * likely it is. Whoever writes gives a number, whoever reads finds it.
 */
export class NumberColumn {
  private readonly flow: NumberFlow;
  private readonly chances = new Map<string, BitChance>();

  constructor(flow: NumberFlow) {
    this.flow = flow;
  }

  /** `among` are those that it is likely to be like. */
  whole(value = 0, among = 0): number {
    this.flow.pass();
    const length = this.length(bitsOf(value + 1), among);
    let found = 1;
    for (let place = length - 1; place > 0; place--) {
      const bit = Math.floor((value + 1) / 2 ** (place - 1)) % 2;
      found = 2 * found + this.bit(`${among}:${found}`, bit);
    }
    return found - 1;
  }

  /** A number of either sign: small ones stay small. */
  signed(value = 0): number {
    const found = this.whole(value < 0 ? -2 * value - 1 : 2 * value);
    return found % 2 === 0 ? found / 2 : -(found + 1) / 2;
  }

  /** Most likely one below this, none of them likelier than another. */
  below(most: number, value = 0): number {
    const isBeyond = this.bit(most > 0 ? 'beyond' : 'all beyond', Number(value >= most)) === 1;
    if (isBeyond || most === 0) return most + this.whole(value - most);
    this.flow.pass();
    return this.flow.coder.even(most, value);
  }

  many<T>(read: () => T): T[] {
    const length = this.whole();
    if (length > MOST_OF_A_LIST) throw new Unreadable('a deal has too many cards or moves');
    return Array.from({ length }, read);
  }

  private length(bits: number, among: number): number {
    let length = 1;
    while (this.bit(`${among}/${length}`, Number(length < bits)) === 1) {
      length++;
      if (length > MOST_BITS) throw new Unreadable('a number has no end');
    }
    return length;
  }

  private bit(where: string, bit: number): number {
    const chance = this.chances.get(where) ?? new BitChance();
    this.chances.set(where, chance);
    return this.flow.coder.bit(chance, bit);
  }
}

function bitsOf(value: number): number {
  let bits = 1;
  for (let rest = value; rest > 1; rest = Math.floor(rest / 2)) bits++;
  return bits;
}
