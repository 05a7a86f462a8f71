import { expect, test } from 'vitest';
import { killUnderLoad } from './load/kill.ts';

test('a server that is killed while people play has lost and doubled nothing that was confirmed', async () => {
  const tables = 6;
  const { faults, confirmed } = await killUnderLoad(tables, 2);
  expect(faults).toEqual([]);
  // How many more depends on how busy the machine is.
  expect(confirmed).toBeGreaterThanOrEqual(tables);
});
