import { describe, expect, test } from 'vitest';
import { games, type Replay, replay } from '../src/index.ts';
import { digestsOf, golden, writeAgain } from './golden.ts';
import { judge } from './naive/judge.ts';

function read(line: string): Replay {
  const read = replay(JSON.parse(line));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

describe.each(golden)('$file', ({ lines }) => {
  test('is read without a fault and written again byte for byte', () => {
    for (const line of lines) expect(writeAgain(read(line)) === line).toBe(true);
  });

  test('is right in the eyes of the naive implementation', () => {
    for (const line of lines) expect(judge(JSON.parse(line))).toEqual([]);
  });
});

describe('the golden records', () => {
  test('have matches of every game', () => {
    const played = new Set(
      golden.flatMap(({ lines }) => lines.map((line) => JSON.parse(line).game)),
    );
    expect([...played].sort()).toEqual(games.map(({ name }) => name).sort());
  });

  test('look to every seat as they did, and are told to it as they were', async () => {
    const digests: Record<string, string> = {};
    for (const { file, lines } of golden) {
      for (const [match, line] of lines.entries()) {
        for (const [deal, digest] of digestsOf(read(line)).entries()) {
          digests[`${file}, match ${match}, deal ${deal}`] = digest;
        }
      }
    }
    const text = `${JSON.stringify(digests, null, 2)}\n`;
    await expect(text).toMatchFileSnapshot('./golden/digests.json');
  });
});
