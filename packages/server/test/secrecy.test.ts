import { games } from '@overtrick/engine';
import { twinsOf } from '@overtrick/table/twins';
import { describe, expect, test } from 'vitest';
import { told } from '../src/told.ts';
import { spy } from './secrecy.ts';

/** `npm run soak -- --spies N` tries more. */
const SEEDS = [1, 2];

const channels = new Set<string>();
const paths = new Set<string>();

describe.each(games.map((game) => [game.name, game] as const))('%s', (_, game) => {
  test.each(SEEDS)(
    'of twin servers that differ in what somebody may not know they find out the same, byte by byte and at the same times (%i)',
    async (seed) => {
      let pairs = 0;
      for (const twins of twinsOf(game, seed)) {
        const [one, other] = [await spy(game, twins, 0), await spy(game, twins, 1)];
        const at = one.told.findIndex((line, i) => line !== other.told[i]);
        expect(at < 0 ? [] : [one.told[at], other.told[at]]).toEqual([]);
        expect(other.told.length).toBe(one.told.length);
        for (const channel of one.channels) channels.add(channel);
        for (const path of one.paths) paths.add(path);
        pairs++;
      }
      expect(pairs).toBeGreaterThan(0);
    },
  );
});

/** Ways out that tell nothing of a table: who one is, and what comes before there is one. */
const ELSEWHERE = [
  'POST /api/guests',
  'POST /api/me/name',
  'POST /api/me/code',
  'POST /api/me/others',
  'POST /api/codes',
  'POST /api/tables',
];

test('no way by which a server tells something is left out of this', () => {
  const tables = [...paths].filter((path) => !ELSEWHERE.includes(path));
  const kinds = told.options.map((option) => [...option.shape.kind.values][0]);
  // Nobody is slow in these tests, and no disk fails.
  const messages = kinds.filter((kind) => kind !== 'resync' && kind !== 'trouble');
  const expected = [...tables, ...messages, 'close', 'log', 'metrics'];
  expect([...channels].sort()).toEqual(expected.sort());
});
