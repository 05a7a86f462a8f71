// Seeds: 256 bits, written as 64 lower-case hexadecimal digits. See docs/deals.md.

import { fromHex, toHex, utf8 } from './bytes.ts';
import { HmacKey, sha256 } from './sha256.ts';

const SEED = /^[0-9a-f]{64}$/i;

/** 64 hexadecimal digits are a seed already; any other text is hashed into one. */
export function seedFromText(text: string): string {
  return SEED.test(text) ? text.toLowerCase() : toHex(sha256(utf8(text)));
}

/** A seed for one purpose (`match/0`, `bot/2`); it tells nothing about the seed it came from. */
export function deriveSeed(seed: string, label: string): string {
  return toHex(new HmacKey(seedBytes(seed)).mac(labelBytes(label)));
}

/** What is published before the deal, so that the seed revealed after it can be checked. */
export function commitment(seed: string): string {
  return toHex(sha256(seedBytes(seed)));
}

export function seedBytes(seed: string): Uint8Array {
  if (!SEED.test(seed)) throw new RangeError('a seed is 64 hexadecimal digits');
  return fromHex(seed);
}

/** A zero byte ends a label in the stream, so none may be inside: no two uses can share a message. */
export function labelBytes(label: string): Uint8Array {
  const bytes = utf8(label);
  if (bytes.includes(0)) throw new RangeError('a label has no zero character');
  return bytes;
}
