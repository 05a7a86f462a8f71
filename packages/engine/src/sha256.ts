// SHA-256 (FIPS 180-4) and HMAC (RFC 2104). Synchronous and in plain TypeScript, because a deal is dealt
// in the middle of a move and pages offer only an asynchronous digest.

/** The fractional parts of the cube roots of the first 64 primes. */
// biome-ignore format: eight to a line, as in the standard
const ROUND_CONSTANTS = Int32Array.of(
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
);

/** The fractional parts of the square roots of the first 8 primes. */
// biome-ignore format: one line
const INITIAL = Int32Array.of(
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
);

const BLOCK_BYTES = 64;
const DIGEST_BYTES = 32;

/** The message schedule. One for all: nothing here is ever interrupted. */
const schedule = new Int32Array(64);

export function sha256(bytes: Uint8Array): Uint8Array {
  const state = new Int32Array(DIGEST_BYTES / 4);
  sha256Into(state, bytes);
  return bytesOf(state);
}

/** The same as eight big-endian words, into an array that the caller keeps. */
export function sha256Into(words: Int32Array, bytes: Uint8Array): void {
  words.set(INITIAL);
  finish(words, bytes, 0);
}

/** HMAC-SHA-256 under one key, whose two key blocks are hashed once and not at every message. */
export class HmacKey {
  readonly #inner: Int32Array;
  readonly #outer: Int32Array;

  constructor(key: Uint8Array) {
    const short = key.length > BLOCK_BYTES ? sha256(key) : key;
    this.#inner = keyed(short, 0x36);
    this.#outer = keyed(short, 0x5c);
  }

  mac(message: Uint8Array): Uint8Array {
    const words = new Int32Array(DIGEST_BYTES / 4);
    this.macInto(words, message);
    return bytesOf(words);
  }

  /** The same as eight big-endian words, into an array that the caller keeps. */
  macInto(words: Int32Array, message: Uint8Array): void {
    words.set(this.#inner);
    finish(words, message, BLOCK_BYTES);
    loadDigest(words);
    words.set(this.#outer);
    compress(words);
  }
}

function keyed(key: Uint8Array, pad: number): Int32Array {
  const block = new Uint8Array(BLOCK_BYTES).fill(pad);
  for (let i = 0; i < key.length; i++) block[i] ^= key[i];
  const state = INITIAL.slice();
  load(block, 0, BLOCK_BYTES);
  compress(state);
  return state;
}

/** Hashes the last bytes of a message, of which `before` (whole blocks) are in the state already. */
function finish(state: Int32Array, bytes: Uint8Array, before: number): void {
  const length = bytes.length;
  let at = 0;
  for (; at + BLOCK_BYTES <= length; at += BLOCK_BYTES) {
    load(bytes, at, BLOCK_BYTES);
    compress(state);
  }
  const rest = length - at;
  load(bytes, at, rest);
  schedule[rest >> 2] |= 0x80 << (24 - 8 * (rest & 3));
  if (rest > 55) {
    compress(state);
    schedule.fill(0, 0, 14);
  }
  schedule[14] = (before + length) / 2 ** 29;
  schedule[15] = (before + length) << 3;
  compress(state);
}

/** Puts up to a block of bytes at the start of the schedule, zeros behind them. */
function load(bytes: Uint8Array, from: number, count: number): void {
  const whole = count >> 2;
  for (let i = 0; i < whole; i++) schedule[i] = wordAt(bytes, from + 4 * i);
  for (let i = whole; i < 16; i++) schedule[i] = 0;
  for (let i = 4 * whole; i < count; i++) schedule[whole] |= bytes[from + i] << (24 - 8 * (i & 3));
}

/** The padded last block of HMAC's outer hash: a digest behind the block of the key. */
function loadDigest(words: Int32Array): void {
  schedule.set(words);
  schedule[8] = 0x80 << 24;
  for (let i = 9; i < 15; i++) schedule[i] = 0;
  schedule[15] = (BLOCK_BYTES + DIGEST_BYTES) << 3;
}

const wordAt = (bytes: Uint8Array, at: number): number =>
  (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3];

/** The compression function. The schedule is extended in step with the rounds, so that the two overlap. */
function compress(state: Int32Array): void {
  const w = schedule;
  let a = state[0];
  let b = state[1];
  let c = state[2];
  let d = state[3];
  let e = state[4];
  let f = state[5];
  let g = state[6];
  let h = state[7];
  for (let i = 0; i < 64; i++) {
    const word = w[i];
    if (i < 48) {
      const x = w[i + 1];
      const y = w[i + 14];
      const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
      const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
      w[i + 16] = (((word + s0) | 0) + ((w[i + 9] + s1) | 0)) | 0;
    }
    const choice = g ^ (e & (f ^ g));
    const majority = (a & b) ^ (c & (a ^ b));
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t = (((((h + word) | 0) + ROUND_CONSTANTS[i]) | 0) + ((choice + sum1) | 0)) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t) | 0;
    d = c;
    c = b;
    b = a;
    a = (t + ((sum0 + majority) | 0)) | 0;
  }
  state[0] += a;
  state[1] += b;
  state[2] += c;
  state[3] += d;
  state[4] += e;
  state[5] += f;
  state[6] += g;
  state[7] += h;
}

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function bytesOf(words: Int32Array): Uint8Array {
  const bytes = new Uint8Array(DIGEST_BYTES);
  for (let i = 0; i < DIGEST_BYTES; i++) bytes[i] = words[i >> 2] >>> (24 - 8 * (i & 3));
  return bytes;
}
