import { commitment, type GameRecord, games } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { seededRecord } from '../test/studies.ts';
import { judge } from './judge.ts';

const record: GameRecord = seededRecord();

test('a match as a table deals it is valid, and follows from its seed', () => {
  expect(judge(record)).toEqual({
    deals: record.deals.length,
    moves: record.deals.flatMap(({ moves }) => moves).length,
    isUnfinished: false,
    origin: { state: 'follows' },
  });
});

test.each(games.map(({ name, seats }) => [name, seats] as const))(
  'matches of %s follow from their seeds, for any number of players',
  (game, [fewest, most]) => {
    for (let players = fewest; players <= most; players++) {
      const { origin } = judge(seededRecord({ game, players, maxDeals: 12 }));
      expect(origin).toEqual({ state: 'follows' });
    }
  },
);

test('a record without a seed says nothing about its origin', () => {
  const { seed: _, ...plain } = record;
  expect(judge(plain).origin).toEqual({ state: 'unknown' });
});

test('an unfinished deal at the end is judged as far as it goes', () => {
  const [first] = record.deals;
  const open = { ...first, moves: first.moves.slice(0, 2), tricks: [], scores: [], totals: [] };
  const verdict = judge({ ...record, deals: [open], winners: [] });
  expect(verdict).toMatchObject({ isUnfinished: true, moves: 2, origin: { state: 'follows' } });
});

describe('a seed that does not fit', () => {
  test('is noted with the first deal that differs, and is no fault', () => {
    const deals = record.deals.map((deal, index) => (index === 1 ? { ...deal, seed: 'x' } : deal));
    const verdict = judge({ ...record, deals });
    expect(verdict.fault).toBeUndefined();
    expect(verdict.origin).toEqual({ state: 'differs', deal: 1 });
  });

  test('shows in the first dealer too', () => {
    const seat = (record.deals[0].dealer + 1) % 5;
    const zeros = [0, 0, 0, 0, 0];
    const turned = {
      dealer: seat,
      hands: record.deals[0].hands,
      moves: zeros.map((_, i) => ({ seat: (seat + i) % 5, type: 'pass' })),
      tricks: [],
      scores: zeros,
      totals: zeros,
    };
    const verdict = judge({ ...record, deals: [turned], winners: [] });
    expect(verdict.fault).toBeUndefined();
    expect(verdict.origin).toEqual({ state: 'differs', deal: 0 });
  });
});

describe('a commitment', () => {
  const sealed = (promise: unknown) => judge({ ...record, commitment: promise }).fault?.message;

  test('to the seed is fine, in capitals too', () => {
    const promise = commitment(record.seed ?? '');
    expect(sealed(promise)).toBeUndefined();
    expect(sealed(promise.toUpperCase())).toBeUndefined();
  });

  test('to another seed is a fault', () => {
    expect(sealed('0'.repeat(64))).toBe('the commitment is not the SHA-256 of the seed');
  });

  test('must be a text', () => {
    expect(sealed(5)).toBe('"commitment" must be a text');
  });

  test('may be there before the seed is', () => {
    const { seed: _, ...hidden } = record;
    expect(judge({ ...hidden, commitment: '0'.repeat(64) }).fault).toBeUndefined();
  });

  test('of one deal is held against the seed of that deal', () => {
    const [first, ...rest] = record.deals;
    const deals = [{ ...first, seed: record.seed, commitment: '0'.repeat(64) }, ...rest];
    expect(judge({ ...record, deals }).fault).toMatchObject({ deal: 0, clause: 'overtrick/1' });
  });
});

test('a seed that is no text is a fault', () => {
  expect(judge({ ...record, seed: 7 }).fault?.message).toBe('"seed" must be a text');
});

test.each([undefined, null, 7, 'text', [], {}])('%j is a fault, not an exception', (value) => {
  expect(judge(value).fault?.clause).toBe('overtrick/1');
});
