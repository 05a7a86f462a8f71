// A range coder: what is likely takes less than a bit. Writer and reader go through the same steps with the same chances.
import { Unreadable } from './bytes.ts';

/** How often a bit was 0 and how often 1, where it stands. Both sides learn it on the way. */
export class BitChance {
  private readonly seen = [1, 1];

  /** The part of a range that belongs to 0. */
  share(range: number): number {
    const [zeros, ones] = this.seen;
    return Math.floor((range * zeros) / (zeros + ones));
  }

  /** Two a time: the first few say most. What is long ago counts less. */
  learn(bit: number): void {
    this.seen[bit] += 2;
    if (this.seen[bit] < MOST_SEEN) return;
    for (const each of [0, 1]) this.seen[each] = Math.ceil(this.seen[each] / 2);
  }
}

const MOST_SEEN = 400;
const WHOLE = 2 ** 32;
const LEAST_RANGE = 2 ** 24;

/** One way through the numbers of a game: a writer is told each and tells it back, a reader finds it. */
export interface Coder {
  /** A bit that is learned. */
  bit(chance: BitChance, bit: number): number;
  /** A number below another, each as likely. */
  even(below: number, value: number): number;
  /** 1 with a chance of so many in so many, else 0. */
  drawn(part: number, of: number, bit: number): number;
}

abstract class RangeCoder implements Coder {
  protected range = WHOLE - 1;

  bit(chance: BitChance, bit: number): number {
    const found = this.split(chance.share(this.range), bit);
    chance.learn(found);
    return found;
  }

  drawn(part: number, of: number, bit: number): number {
    if (part === 0 || part === of) return Number(part > 0);
    return this.split(Math.floor((this.range * (of - part)) / of), bit);
  }

  abstract even(below: number, value: number): number;

  /** Which side of a border: 0 below it, 1 above. */
  protected abstract split(border: number, bit: number): number;
}

export class CoderWriter extends RangeCoder {
  private readonly bytes: number[] = [];
  private low = 0;
  /** A byte that a carry may still change, and how many full ones wait behind it. */
  private last = 0;
  private waiting = 0;

  even(below: number, value: number): number {
    const part = Math.floor(this.range / below);
    this.narrow(value * part, part);
    return value;
  }

  /** What was written, once nothing more comes. The reader takes bytes that are not there for 0. */
  end(): Uint8Array {
    for (let i = 0; i < 5; i++) this.shift();
    while (this.bytes[this.bytes.length - 1] === 0) this.bytes.pop();
    return Uint8Array.from(this.bytes.slice(1));
  }

  protected split(border: number, bit: number): number {
    if (bit === 0) this.narrow(0, border);
    else this.narrow(border, this.range - border);
    return bit;
  }

  private narrow(from: number, range: number): void {
    this.low += from;
    this.range = range;
    for (; this.range < LEAST_RANGE; this.range *= 256) this.shift();
  }

  private shift(): void {
    const carry = this.low >= WHOLE ? 1 : 0;
    const next = Math.floor(this.low / LEAST_RANGE) % 256;
    if (next === 255 && carry === 0) this.waiting++;
    else {
      this.bytes.push((this.last + carry) % 256);
      for (; this.waiting > 0; this.waiting--) this.bytes.push((255 + carry) % 256);
      this.last = next;
    }
    this.low = (this.low % LEAST_RANGE) * 256;
  }
}

/** Bytes may be missing at the end, as those that are 0 are left out; not more. */
const MOST_MISSING = 64;

export class CoderReader extends RangeCoder {
  private readonly bytes: Uint8Array;
  private at = 0;
  private code = 0;

  constructor(bytes: Uint8Array) {
    super();
    this.bytes = bytes;
    for (let i = 0; i < 4; i++) this.take();
  }

  even(below: number): number {
    const part = Math.floor(this.range / below);
    const value = Math.min(below - 1, Math.floor(this.code / part));
    this.narrow(value * part, part);
    return value;
  }

  protected split(border: number): number {
    const bit = this.code < border ? 0 : 1;
    if (bit === 0) this.narrow(0, border);
    else this.narrow(border, this.range - border);
    return bit;
  }

  private narrow(from: number, range: number): void {
    this.code -= from;
    this.range = range;
    for (; this.range < LEAST_RANGE; this.range *= 256) this.take();
  }

  private take(): void {
    if (this.at >= this.bytes.length + MOST_MISSING) throw new Unreadable('it is cut off');
    this.code = this.code * 256 + (this.bytes[this.at++] ?? 0);
  }
}
