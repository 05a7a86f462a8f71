import { expect, test } from 'vitest';
import { spoilDatabases } from './damage.ts';

/** `npm run soak -- --damages N` spoils more. */
const COPIES = 100;

test('wherever a file of a database is cut off or changed, it is told, or all is there: nothing is invented', async () => {
  const { faults, told } = await spoilDatabases(1, COPIES);
  expect(faults).toEqual([]);
  expect(told).toBeGreaterThan(COPIES / 4);
});
