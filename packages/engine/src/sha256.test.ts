import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { fromHex, toHex, utf8 } from './bytes.ts';
import { HmacKey, sha256 } from './sha256.ts';

const TWO_BLOCKS = 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq';

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [TWO_BLOCKS, '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
])('[FIPS 180-4] SHA-256 of %j', (text, digest) => {
  expect(toHex(sha256(utf8(text)))).toBe(digest);
});

test("[FIPS 180-4] SHA-256 of a million 'a'", () => {
  expect(toHex(sha256(new Uint8Array(1_000_000).fill(0x61)))).toBe(
    'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
  );
});

test('SHA-256 of every length across three blocks agrees with Node', () => {
  for (let length = 0; length <= 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
    expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

const ascii = (text: string): string => toHex(utf8(text));

test.each([
  [
    1,
    '0b'.repeat(20),
    ascii('Hi There'),
    'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  ],
  [
    2,
    ascii('Jefe'),
    ascii('what do ya want for nothing?'),
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  [
    3,
    'aa'.repeat(20),
    'dd'.repeat(50),
    '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
  ],
  [
    4,
    '0102030405060708090a0b0c0d0e0f10111213141516171819',
    'cd'.repeat(50),
    '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
  ],
  [5, '0c'.repeat(20), ascii('Test With Truncation'), 'a3b6167473100ee06e0c796c2955552b'],
  [
    6,
    'aa'.repeat(131),
    ascii('Test Using Larger Than Block-Size Key - Hash Key First'),
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
  [
    7,
    'aa'.repeat(131),
    ascii(
      'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
    ),
    '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
  ],
])('[RFC 4231] HMAC-SHA-256 test case %i', (_, key, message, mac) => {
  expect(toHex(new HmacKey(fromHex(key)).mac(fromHex(message))).slice(0, mac.length)).toBe(mac);
});

test('a key serves many messages of any length', () => {
  const key = new HmacKey(fromHex('5a'.repeat(32)));
  for (let length = 0; length <= 130; length++) {
    const message = new Uint8Array(length).fill(length);
    const expected = createHmac('sha256', Buffer.alloc(32, 0x5a)).update(message).digest('hex');
    expect(toHex(key.mac(message))).toBe(expected);
  }
});
