import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { utf8 } from './bytes.ts';
import { MOST_BYTES, RecordScan, type TextFault } from './scan.ts';

/** What is wrong with a text that comes in pieces of so many bytes. */
function faultOf(text: string, size = 1e6): TextFault | undefined {
  const scan = new RecordScan();
  const bytes = utf8(text);
  for (let at = 0; at < bytes.length; at += size) {
    const fault = scan.take(bytes.subarray(at, at + size));
    if (fault) return fault;
  }
  return undefined;
}

describe('a key that stands twice', () => {
  test.each([
    ['{"a":1,"a":2}', 10],
    ['{"a":1, "b":{"a":[{"a":1}]}, "\\u0061":2}', 37],
    ['[{"é":1,"\\u00e9":2}]', 17],
    ['{"":1,"":2}', 8],
    ['{"a\\"b":1,"a\\"b":2}', 16],
  ])('%s is refused at its end', (text, column) => {
    for (const size of [1, 2, 3, 1000]) {
      expect(faultOf(text, size)).toMatchObject({ line: 1, column });
    }
  });

  test('among many is found too', () => {
    const keys = Array.from({ length: 100 }, (_, i) => `"k${i}":0`);
    expect(faultOf(`{${keys}}`)).toBeUndefined();
    expect(faultOf(`{${[...keys, '"k50":1']}}`)?.message).toContain('twice');
  });

  test.each(['{"a":"a","b":{"a":"a"},"c":[{"a":0},{"a":0}]}', '{"a":"\\",\\"a\\":"}'])(
    '%s has none',
    (text) => {
      for (const size of [1, 2, 1000]) expect(faultOf(text, size)).toBeUndefined();
    },
  );
});

describe('numbers', () => {
  test.each(['[5.0]', '[5e0]', '[5E+0]', '[-0]', '[-0.5]', '{"a":{"meta":1}, "b":1.5}'])(
    '%s is not written plainly',
    (text) => {
      for (const size of [1, 2, 1000]) expect(faultOf(text, size)?.message).toContain('plainly');
    },
  );

  test.each(['[0,10,-10,true,false,null]', '["5.0 5e0 -0"]', '{"meta":{"a":[1.5,-0]},"b":1}'])(
    '%s is fine',
    (text) => {
      for (const size of [1, 2, 1000]) expect(faultOf(text, size)).toBeUndefined();
    },
  );

  test('after meta count again', () => {
    expect(faultOf('{"meta":[1.5],"a":1.5}')).toMatchObject({ column: 20 });
  });
});

test('levels are counted, and the place is told by line and column', () => {
  const deep = (levels: number) => `{\n "a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
  expect(faultOf(deep(16))).toBeUndefined();
  expect(faultOf(deep(17))).toEqual({
    line: 2,
    column: 21,
    message: 'a record is at most 16 levels deep',
  });
});

test('the byte that is too many is refused, and none after it is looked at', () => {
  const scan = new RecordScan();
  const piece = new Uint8Array(1e6).fill(0x20);
  for (let read = 0; read < MOST_BYTES; read += piece.length) {
    expect(scan.take(piece)).toBeUndefined();
  }
  expect(scan.take(piece)).toMatchObject({ column: MOST_BYTES + 1 });
});

test('what JSON.stringify writes of whole numbers is fine, in whatever pieces it comes', () => {
  const values = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.string(), tie('value'), { maxKeys: 4 }),
    ),
  })).value;
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 9 }), (value, size) => {
      expect(faultOf(JSON.stringify(value), size)).toBeUndefined();
    }),
  );
});
