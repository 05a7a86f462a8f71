// Where cards came from, in as few bytes as it takes: seeds in hexadecimal are half as long as bytes.
import { commitment, fromHex, seedFromText, toHex } from '@overtrick/engine';
import { type ByteReader, type ByteWriter, Unreadable } from './bytes.ts';

/** What may be said of it, by a record or by a deal. */
export interface Seal {
  readonly seed?: string;
  readonly commitment?: string;
  readonly entropy?: readonly string[];
}

const NONE = 0;
const HEX = 1;
const TEXT = 2;
/** The commitment is the one that follows from the seed. */
const KEPT = 3;

const PAIRS = /^(?:[0-9a-f]{2})+$/;

export function writeSeal(to: ByteWriter, { seed, commitment: promise, entropy = [] }: Seal): void {
  writeHex(to, seed);
  if (seed !== undefined && promise === promiseOf(seed)) to.whole(KEPT);
  else writeHex(to, promise);
  to.whole(entropy.length);
  for (const text of entropy) writeHex(to, text);
}

export function readSeal(from: ByteReader): Seal {
  const seed = readHex(from, from.whole());
  const kind = from.whole();
  const promise = kind === KEPT && seed !== undefined ? promiseOf(seed) : readHex(from, kind);
  const entropy = from.many(() => readHex(from, from.whole()) ?? '');
  return {
    ...(seed !== undefined && { seed }),
    ...(promise !== undefined && { commitment: promise }),
    ...(entropy.length > 0 && { entropy }),
  };
}

function promiseOf(seed: string): string {
  return commitment(seedFromText(seed));
}

function writeHex(to: ByteWriter, text: string | undefined): void {
  if (text === undefined) return to.whole(NONE);
  const isHex = PAIRS.test(text);
  to.whole(isHex ? HEX : TEXT);
  if (isHex) to.bytes(fromHex(text));
  else to.text(text);
}

function readHex(from: ByteReader, kind: number): string | undefined {
  if (kind === NONE) return undefined;
  if (kind === HEX) return toHex(from.bytes());
  if (kind === TEXT) return from.text();
  throw new Unreadable('a seed is written in no known way');
}
