import { expect, test } from 'vitest';
import { flood } from './load/flood.ts';
import { drown } from './slow.ts';

/** `npm run soak -- --floods N` does it more often. */
test('whatever hostile people do, those who play do not notice, and memory stays bounded', async () => {
  const { faults, progress, after } = await flood(2);
  expect(faults).toEqual([]);
  expect(progress).toBeGreaterThanOrEqual(20);
  expect(after).toBeLessThan(512);
});

test('for who does not read no more is kept than a little, and nobody else misses anything', async () => {
  const { kept, heard, entries, why } = await drown(400);
  expect(kept).toBeLessThan(150_000);
  expect(heard).toBe(entries);
  expect(why).toBe('slow');
});
