import { type Game, games } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { DEEDS as DONE, MESSAGES, REQUESTS } from '../src/protocol.ts';
import { twinsOf } from '../src/twins.ts';
import { ASKED, DEEDS, visit } from './visits.ts';

/** `npm run soak` tries more. */
const SEEDS = [1, 2, 3, 4];

/** Which kinds of message were told so far, over all games. */
const heard = new Set<string>();

async function traces(game: Game, seed: number): Promise<[string[], string[]][]> {
  const found: [string[], string[]][] = [];
  const where = seed % 2 === 0 ? 'alone' : 'friends';
  for (const twins of twinsOf(game, seed)) {
    found.push([await visit(game, twins, 0, where), await visit(game, twins, 1, where)]);
  }
  return found;
}

describe.each(games.map((game) => [game.name, game] as const))('%s', (_, game) => {
  test.each(SEEDS)(
    'of twin tables that differ in what eyes may not know they are told the same, byte by byte and at the same times (%i)',
    async (seed) => {
      const all = await traces(game, seed);
      expect(all.length).toBeGreaterThan(0);
      for (const [one, other] of all) {
        expect(other).toEqual(one);
        for (const line of one) heard.add(JSON.parse(line.slice(line.indexOf('{'))).kind);
      }
    },
  );
});

test('nothing that can be asked, done or told at a table is left out of this', () => {
  expect(Object.keys(ASKED).sort()).toEqual(Object.keys(REQUESTS).sort());
  expect(Object.keys(DEEDS).sort()).toEqual(Object.keys(DONE).sort());
  expect([...heard].sort()).toEqual(Object.keys(MESSAGES).sort());
});
