import { describe, expect, test } from 'vitest';
import { games, type Replay, replay } from '../src/index.ts';
import { digestsOf, golden, writeAgain } from './golden.ts';
import { judge } from './naive/judge.ts';

function read(line: string): Replay {
  const read = replay(JSON.parse(line), games);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** By deal, what was seen and told in it. */
function digests(lines: readonly string[]): string {
  const named = lines.flatMap((line, match) =>
    digestsOf(read(line)).map((digest, deal) => [`match ${match}, deal ${deal}`, digest]),
  );
  return `${JSON.stringify(Object.fromEntries(named), null, 2)}\n`;
}

describe.each(golden.map(({ name, lines }) => [name, lines] as const))('%s', (name, lines) => {
  test('is read without a fault and written again byte for byte', () => {
    for (const line of lines) expect(writeAgain(read(line)) === line).toBe(true);
  });

  test('is right in the eyes of the naive implementation', () => {
    for (const line of lines) expect(judge(JSON.parse(line))).toEqual([]);
  });

  test('looks to every seat as it did, and is told to it as it was', async () => {
    await expect(digests(lines)).toMatchFileSnapshot(`./golden/${name}.digests.json`);
  });
});

describe('the golden records', () => {
  test('have matches of every game', () => {
    const played = new Set(
      golden.flatMap(({ lines }) => lines.map((line) => JSON.parse(line).game)),
    );
    expect([...played].sort()).toEqual(games.map(({ name }) => name).sort());
  });
});
