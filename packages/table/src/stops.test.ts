import { readFileSync } from 'node:fs';
import type { GameRecord } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { byDeals, byMoves, byTricks, stopsIn, within } from './stops.ts';

const golden = (name: string): GameRecord =>
  JSON.parse(
    readFileSync(new URL(`../../engine/test/golden/${name}.jsonl`, import.meta.url), 'utf8').split(
      '\n',
    )[0],
  );

test('a deal stops at its start, at its first card, after every trick and at its end', () => {
  const [deal] = golden('mu-5').deals.filter(({ tricks }) => tricks.length > 0);
  const first = deal.moves.findIndex(({ type }) => type === 'play');
  const tricks = deal.tricks.map((_, i) => first + 5 * (i + 1));
  expect(stopsIn(deal)).toEqual([0, first, ...tricks]);
});

test('a token that is taken belongs to the trick before it', () => {
  for (const { deals } of [golden('ninja-whist-9'), golden('ninja-whist-3')]) {
    for (const deal of deals) {
      const ends = stopsIn(deal).filter((stop) => stop > 0 && stop < deal.moves.length);
      expect(ends.every((stop) => deal.moves[stop].type === 'play')).toBe(true);
    }
  }
});

test('steps lead through the whole match, forth and back, and stay within it', () => {
  const record = golden('gamut-4');
  const moments = record.deals.reduce((sum, { moves }) => sum + moves.length + 1, 0);
  let at = { deal: 0, move: 0 };
  for (let i = 1; i < moments; i++) at = byMoves(record, at, 1);
  const end = { deal: record.deals.length - 1, move: record.deals.at(-1)?.moves.length };
  expect(at).toEqual(end);
  expect(byMoves(record, at, 1)).toEqual(end);
  for (let i = 1; i < moments; i++) at = byMoves(record, at, -1);
  expect([at, byMoves(record, at, -1)]).toEqual(Array(2).fill({ deal: 0, move: 0 }));
  expect(byTricks(record, { deal: 1, move: 0 }, -1).deal).toBe(0);
  expect(byDeals(record, { deal: 1, move: 3 }, -1)).toEqual({ deal: 1, move: 0 });
  expect(byDeals(record, { deal: 1, move: 0 }, 1)).toEqual({ deal: 2, move: 0 });
  expect(within(record, { deal: 99, move: Number.NaN })).toEqual({ ...end, move: 0 });
});
