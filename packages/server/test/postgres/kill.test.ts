import { expect, test } from 'vitest';
import { killNodes } from '../load/nodes.ts';

/** Without hints a node finds out by itself what another has done, which is the harder way; `npm test -- --long` goes both. */
const WAYS = [
  ['by looking alone', false],
  ['with hints', true],
] as const;

test.each(process.env.OVERTRICK_LONG === 'yes' ? WAYS : WAYS.slice(0, 1))(
  'nodes and their database that are killed while people play have lost and doubled nothing that was confirmed, %s',
  async (_, isHinted) => {
    const tables = 4;
    const { faults, confirmed } = await killNodes(tables, 2, isHinted);
    expect(faults).toEqual([]);
    // How many more depends on how busy the machine is.
    expect(confirmed).toBeGreaterThanOrEqual(tables);
  },
);
