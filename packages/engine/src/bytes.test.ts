import { expect, test } from 'vitest';
import { fromHex, toHex, utf8 } from './bytes.ts';

test('utf8 encodes as TextEncoder does, lone surrogates included', () => {
  for (const text of [
    '',
    'deal/0',
    'Mü',
    '€',
    '🂡 ace',
    '\ud800',
    'a\udc00b',
    '\uffff',
    '\u07ff\u0800',
  ]) {
    expect([...utf8(text)]).toEqual([...new TextEncoder().encode(text)]);
  }
});

test('hexadecimal is read in either case and written in lower case', () => {
  expect(toHex(fromHex('00ff09AFaf90'))).toBe('00ff09afaf90');
});

test.each(['0', '0g', ' 00', '00\n', 'ü0'])('%j is not hexadecimal', (text) => {
  expect(() => fromHex(text)).toThrow(RangeError);
});
