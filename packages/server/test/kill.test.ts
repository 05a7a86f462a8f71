import { expect, test } from 'vitest';
import { killUnderLoad } from './load/kill.ts';

test('a server that is killed while people play has lost and doubled nothing that was confirmed', async () => {
  const { faults, confirmed } = await killUnderLoad(6, 2);
  expect(faults).toEqual([]);
  expect(confirmed).toBeGreaterThan(40);
});
