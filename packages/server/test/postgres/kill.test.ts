import { expect, test } from 'vitest';
import { killNodes } from '../load/nodes.ts';

test.each([
  ['with hints', true],
  ['by looking alone', false],
])(
  'nodes and their database that are killed while people play have lost and doubled nothing that was confirmed, %s',
  async (_, isHinted) => {
    const tables = 4;
    const { faults, confirmed } = await killNodes(tables, 2, isHinted);
    expect(faults).toEqual([]);
    // How many more depends on how busy the machine is.
    expect(confirmed).toBeGreaterThanOrEqual(tables);
  },
);
