import { describe, expect, test } from 'vitest';
import { Downtime } from '../src/downtime.ts';
import { MemoryVault } from '../src/memory.ts';

const HOUR = 3_600_000;

/** Servers that come and go on one vault, each at a moment of the clock. */
function premises() {
  const vault = new MemoryVault();
  return async (now: number) => {
    const downtime = new Downtime(vault, { now: () => now });
    await downtime.begin();
    return downtime;
  };
}

describe('Time in which nobody served is charged to nobody', () => {
  test('if the server was gone', async () => {
    const serveAt = premises();
    await serveAt(1000);
    const back = await serveAt(1000 + HOUR);
    expect(back.since(900)).toBe(HOUR);
    expect(back.since(1000 + HOUR)).toBe(0);
  });

  test('if it came back for a moment and was gone again', async () => {
    const serveAt = premises();
    await serveAt(1000);
    await serveAt(1000 + HOUR);
    const back = await serveAt(1007 + HOUR);
    expect(back.since(900)).toBe(HOUR + 7);
    expect(back.since(1003 + HOUR)).toBe(4);
  });

  test('if the clock was set ahead and back in the meantime', async () => {
    const serveAt = premises();
    await serveAt(1000);
    await serveAt(1010 + 24 * HOUR);
    const back = await serveAt(1020);
    expect(back.since(900)).toBe(20);
    expect(back.since(1010 + 24 * HOUR)).toBe(10 - 24 * HOUR);
  });

  test('if it was set back, and what was noted since then is asked for', async () => {
    const serveAt = premises();
    await serveAt(1000);
    await serveAt(1010 - 24 * HOUR);
    await serveAt(1020);
    const back = await serveAt(1030 + 24 * HOUR);
    expect(back.since(1010 - 24 * HOUR)).toBe(20 + 48 * HOUR);
    expect(back.since(1020)).toBe(10 + 24 * HOUR);
  });

  test('and nobody is served before it is known', () => {
    const early = new Downtime(new MemoryVault(), { now: () => 1000 });
    expect(() => early.since(900)).toThrow('nobody knows yet');
  });
});
