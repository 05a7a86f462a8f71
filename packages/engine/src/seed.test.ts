import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitment, deriveSeed, seedFromText } from './seed.ts';

const SEED = '00112233445566778899aabbccddeeff'.repeat(2);

test('64 hexadecimal digits are taken as they are, in lower case', () => {
  expect(seedFromText(SEED.toUpperCase())).toBe(SEED);
});

test('any other text is hashed', () => {
  for (const text of ['', 'Mü', SEED.slice(1), `${SEED}0`, `${SEED}\n`, SEED.replace('f', 'g')]) {
    expect(seedFromText(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
  }
});

test('a derived seed is the HMAC of its label', () => {
  const expected = createHmac('sha256', Buffer.from(SEED, 'hex')).update('match/0').digest('hex');
  expect(deriveSeed(SEED, 'match/0')).toBe(expected);
});

test('a commitment is the hash of the bytes of the seed, not of its digits', () => {
  const expected = createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex');
  expect(commitment(SEED)).toBe(expected);
});

test('what is no seed is refused, and so is a label that could pass for a block of a stream', () => {
  expect(() => commitment('abc')).toThrow(RangeError);
  expect(() => deriveSeed('', 'match/0')).toThrow(RangeError);
  expect(() => deriveSeed(SEED, 'deal/0\0\0\0\0\0\0\0\0\0')).toThrow(RangeError);
});
