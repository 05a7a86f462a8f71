// Chance. Games see only `Random`; who calls them chooses the source: `FastRandom` for search, lab and
// bench, `StreamRandom` for tables, where anyone must be able to verify a deal (docs/deals.md).

import type { Random } from './game.ts';
import { labelBytes, seedBytes, seedFromText } from './seed.ts';
import { HmacKey, sha256 } from './sha256.ts';

export { commitment, deriveSeed, seedFromText } from './seed.ts';

const WORDS = 2 ** 32;
const MOST = 2 ** 20;
/** Products of half a word with no more than this stay within a word. */
const HALF = 2 ** 16;

/**
 * Chris Doty-Humphrey's sfc32: fast, and not secret: a few outputs give away all others.
 * The state is an Int32Array because numbers beyond 31 bits would be boxed as fields in some browsers.
 */
export class FastRandom implements Random {
  readonly #state: Int32Array;

  /** A number seeds as its decimal text does, a text as its `seedFromText`, and bytes as they are. */
  constructor(seed: number | string | Uint8Array | FastRandom) {
    this.#state = seed instanceof FastRandom ? seed.#state.slice() : mix(seed);
  }

  /**
   * Lemire's method: the word scaled to n; the few words that would favour some results are skipped.
   * What is rare is done elsewhere, so that this is small enough to be compiled into its callers.
   */
  below(n: number): number {
    if (!(n >= 1 && n <= HALF)) return this.#belowMany(n);
    const word = this.#next();
    return Math.imul(word, n) >>> 0 < n ? this.#fair(word, n, scaled) : scaled(word, n);
  }

  /** The same draws as by `below`, with the state at hand throughout. A pack is far below 2^16 cards. */
  draw(cards: number[], count: number, into: number[]): void {
    const s = this.#state;
    let a = s[0];
    let b = s[1];
    let c = s[2];
    let d = s[3];
    let left = cards.length;
    for (let n = 0; n < count && left > 1; ) {
      const word = (((a + b) | 0) + d) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + word) | 0;
      d = (d + 1) | 0;
      const low = Math.imul(word, left) >>> 0;
      if (low < left && low < WORDS % left) continue;
      const j = scaled(word, left);
      into[n++] = cards[j];
      cards[j] = cards[--left];
    }
    if (count === cards.length) into[count - 1] = cards[0];
    s[0] = a;
    s[1] = b;
    s[2] = c;
    s[3] = d;
  }

  /** Goes on from these four words, which must be as good as random themselves. */
  restart(words: Int32Array): void {
    this.#state.set(words);
  }

  copy(): FastRandom {
    return new FastRandom(this);
  }

  /** The product is below 2^52, so doubles hold it exactly. */
  #belowMany(n: number): number {
    if (!(n >= 1 && n <= MOST)) throw new RangeError('below takes 1 to 2^20');
    return this.#fair(this.#next(), n, scaledMany);
  }

  /** From this word, or the first after it that does not favour a result. */
  #fair(first: number, n: number, scale: typeof scaled): number {
    let word = first;
    while (Math.imul(word, n) >>> 0 < WORDS % n) word = this.#next();
    return scale(word, n);
  }

  #next(): number {
    const s = this.#state;
    const b = s[1];
    const c = s[2];
    const word = (((s[0] + b) | 0) + s[3]) | 0;
    s[0] = b ^ (b >>> 9);
    s[1] = c + (c << 3);
    s[2] = ((c << 21) | (c >>> 11)) + word;
    s[3]++;
    return word;
  }
}

/** The product's upper word, by halves. */
function scaled(word: number, n: number): number {
  return (Math.imul(word >>> 16, n) + (Math.imul(word & 0xffff, n) >>> 16)) >>> 16;
}

function scaledMany(word: number, n: number): number {
  return ((word >>> 0) * n * (1 / WORDS)) | 0;
}

function mix(seed: number | string | Uint8Array): Int32Array {
  const digest = sha256(seed instanceof Uint8Array ? seed : seedBytes(seedFromText(String(seed))));
  const state = new Int32Array(4);
  for (let i = 0; i < 16; i++) state[i >> 2] |= digest[i] << (24 - 8 * (i & 3));
  return state;
}

/**
 * The stream of a seed and a label: words of 32 bits from HMAC-SHA-256, keyed by the seed, of
 * label · 0x00 · number of the block (8 bytes, big-endian, from 0). Labels keep uses apart: `deal/0`, `dealer`.
 */
export class StreamRandom implements Random {
  readonly #key: HmacKey;
  readonly #message: Uint8Array;
  readonly #counter: DataView;
  readonly #block = new Int32Array(8);
  #blocks = 0;
  #read = 8;

  /** The seed is 64 hexadecimal digits. */
  constructor(seed: string, label: string) {
    const start = labelBytes(label);
    this.#key = new HmacKey(seedBytes(seed));
    this.#message = new Uint8Array(start.length + 9);
    this.#message.set(start);
    this.#counter = new DataView(this.#message.buffer, start.length + 1);
  }

  /** The first word below the greatest multiple of n, modulo n. One outcome needs no word and takes none. */
  below(n: number): number {
    if (!(n >= 1 && n <= MOST)) throw new RangeError('below takes 1 to 2^20');
    if (n === 1) return 0;
    const fair = WORDS - (WORDS % n);
    let word = this.#next();
    while (word >= fair) word = this.#next();
    return word % n;
  }

  #next(): number {
    if (this.#read === 8) this.#refill();
    return this.#block[this.#read++] >>> 0;
  }

  #refill(): void {
    this.#counter.setUint32(0, this.#blocks / WORDS);
    this.#counter.setUint32(4, this.#blocks);
    this.#key.macInto(this.#block, this.#message);
    this.#blocks++;
    this.#read = 0;
  }
}
