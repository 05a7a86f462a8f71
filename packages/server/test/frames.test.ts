import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMove } from '../src/frames.ts';
import { request } from '../src/schema.ts';

const CARD = { type: 'play', field: 'card', value: 'W5' };
const MOVE = { kind: 'do', id: 1, key: 'a key', seen: 3, deed: { type: 'play', parts: [CARD] } };

/** What may stand in any place of a frame. */
const odd = fc.oneof(
  fc.constantFrom(...['do', 'play', 'x'.repeat(200), 'x'.repeat(201), 0, -0, -1, 0.5, 2 ** 53]),
  fc.constantFrom(...[null, true, [], {}, [CARD], { ...CARD, ends: false }, { ...CARD, more: 1 }]),
  fc.constantFrom(...[Array.from({ length: 100 }, () => CARD), Array(101).fill(CARD)]),
  fc.jsonValue({ maxDepth: 2 }),
);
const key = fc.constantFrom('kind', 'id', 'key', 'seen', 'deed', 'type', 'parts', 'ends', 'value');
const changes = fc.dictionary(key, odd, { maxKeys: 2 });

test('a move is told at once', () => {
  expect(isMove(MOVE)).toBe(true);
  expect(isMove({ ...MOVE, deed: { type: 'play', parts: [{ ...CARD, ends: false }] } })).toBe(true);
  expect(isMove({ ...MOVE, deed: { type: 'next' } })).toBe(false);
  expect(isMove(JSON.parse('{"kind":"do","__proto__":{}}'))).toBe(false);
});

test('what is told to be a move at once is one by the schema, nothing added', () => {
  const frames = fc.tuple(changes, changes, changes).map(([whole, deed, part]) => {
    const parts = [{ ...CARD, ...part }];
    return { ...MOVE, deed: { type: 'play', parts, ...deed }, ...whole };
  });
  let moves = 0;
  fc.assert(
    fc.property(frames, (frame) => {
      const value = JSON.parse(JSON.stringify(frame));
      const read = request.safeParse(value);
      const isSound = read.success && read.data.kind === 'do' && read.data.deed.type === 'play';
      expect(isMove(value)).toBe(isSound);
      if (isSound) moves++;
    }),
    { seed: 1, numRuns: 3000 },
  );
  expect(moves).toBeGreaterThan(30);
});
