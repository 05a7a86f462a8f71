import { describe, expect, test } from 'vitest';
import { games } from '../src/index.ts';
import { digestsOf, faultOf, kept, read } from './digests.ts';
import { golden, writeAgain } from './golden.ts';
import { judge } from './naive/judge.ts';
import { digestOptions, optionsName } from './option-digests.ts';
import { refereed } from './refereed.ts';

describe.each(golden.map(({ name, lines }) => [name, lines] as const))('%s', (name, lines) => {
  test('is read without a fault and written again byte for byte', () => {
    for (const line of lines) expect(writeAgain(read(line)) === line).toBe(true);
  });

  test('is right in the eyes of the naive implementation', () => {
    for (const line of lines) expect(judge(JSON.parse(line))).toEqual([]);
  });

  test('is judged as ever by this version of the game, and looks to every seat as it did', () => {
    const { game, judged, seen } = digestsOf(lines);
    expect(faultOf(game, kept(name), judged)).toBeUndefined();
    expect(seen, 'if that is meant, run npm run golden').toEqual(kept(name).seen);
  });
});

describe.each(refereed.map((game) => [game.name, game] as const))('%s-', (_, game) => {
  test('the settings that this version of the game allows are what they were', () => {
    expect(faultOf(game, kept(optionsName(game)), digestOptions(game))).toBeUndefined();
  });
});

describe('the golden records', () => {
  test('have matches of every game', () => {
    const played = new Set(
      golden.flatMap(({ lines }) => lines.map((line) => JSON.parse(line).game)),
    );
    expect([...played].sort()).toEqual(refereed.map(({ name }) => name).sort());
  });

  test('cannot be judged otherwise without a new version', () => {
    const [game] = games;
    const before = { judged: { [game.version]: { deal: 'a' } }, seen: {} };
    expect(faultOf(game, before, { deal: 'a' })).toBeUndefined();
    expect(faultOf(game, before, { deal: 'b' })).toContain('raise `version` in its about.ts');
    expect(faultOf(game, before, {})).toContain('deal: judged otherwise');
    const next = { ...game, version: game.version + 1 };
    expect(faultOf(next, before, { deal: 'b' })).toContain('no digests yet');
  });
});
