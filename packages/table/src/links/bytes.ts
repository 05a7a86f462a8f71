// Whole numbers and texts as bytes: seven bits a byte, the highest says that more follow.

/** What was to be read ends too early, or means nothing; or it is more than anything of ours. */
export class Unreadable extends Error {
  readonly isMuch: boolean;

  constructor(why: string, isMuch = false) {
    super(why);
    this.isMuch = isMuch;
  }
}

const MOST_BYTES_A_NUMBER = 7;

export class ByteWriter {
  readonly #bytes: number[] = [];

  whole(value: number): void {
    let rest = value;
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.#bytes.push((rest % 128) | 128);
    this.#bytes.push(rest);
  }

  /** A number of either sign: small ones stay small. */
  signed(value: number): void {
    this.whole(value < 0 ? -2 * value - 1 : 2 * value);
  }

  bytes(bytes: Uint8Array): void {
    this.whole(bytes.length);
    for (const byte of bytes) this.#bytes.push(byte);
  }

  text(text: string): void {
    this.bytes(new TextEncoder().encode(text));
  }

  get done(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

export class ByteReader {
  /** How many bytes there must be for what was asked so far. */
  needed = 0;
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get length(): number {
    return this.#bytes.length;
  }

  /** What was not read yet. */
  get rest(): Uint8Array {
    return this.#bytes.subarray(this.#at);
  }

  whole(): number {
    let value = 0;
    for (let place = 0; place < MOST_BYTES_A_NUMBER; place++) {
      const byte = this.byte();
      value += (byte & 127) * 128 ** place;
      if (byte < 128) return value;
    }
    throw new Unreadable('a number has no end');
  }

  signed(): number {
    const value = this.whole();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  /** Earlier versions told any number alike. */
  below(_: number): number {
    return this.whole();
  }

  bytes(): Uint8Array {
    const length = this.whole();
    const end = this.#at + length;
    this.needed = end;
    if (end > this.#bytes.length) throw new Unreadable('it is cut off');
    const bytes = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return bytes;
  }

  text(): string {
    return new TextDecoder().decode(this.bytes());
  }

  /** So many of something, each of which takes at least a byte: a false number is found out at once. */
  many<T>(read: () => T): T[] {
    const length = this.whole();
    if (length > this.#bytes.length - this.#at) throw new Unreadable('it is cut off');
    return Array.from({ length }, read);
  }

  get isDone(): boolean {
    return this.#at === this.#bytes.length;
  }

  byte(): number {
    this.needed = this.#at + 1;
    if (this.isDone) throw new Unreadable('it is cut off');
    return this.#bytes[this.#at++];
  }
}
