import {
  actionsOf,
  commitment,
  deriveSeed,
  FastRandom,
  type GameRecord,
  games,
  mu,
  openMatch,
  perform,
  recordDeal,
  recordGame,
  resolveOptions,
  StreamRandom,
  seedFromText,
  settle,
} from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { seededRecord } from '../test/series.ts';
import { verdictOn } from './verdict.ts';

// biome-ignore lint/suspicious/noExplicitAny: records are damaged at will here.
type Loose = any;

const record: GameRecord = seededRecord();

test('a match as a table deals it is valid, and follows from its seed', () => {
  expect(verdictOn(record)).toEqual({
    deals: record.deals.length,
    moves: record.deals.flatMap(({ moves }) => moves).length,
    isUnfinished: false,
    isSeeded: true,
  });
});

test.each(games.map(({ name, seats }) => [name, seats] as const))(
  'matches of %s follow from their seeds, for any number of players',
  (game, [fewest, most]) => {
    for (let players = fewest; players <= most; players++) {
      const { isSeeded } = verdictOn(seededRecord({ game, players, maxDeals: 12 }));
      expect(isSeeded).toBe(true);
    }
  },
);

test('a record without a seed says nothing about its origin', () => {
  const { seed: _, ...plain } = record;
  expect(verdictOn(plain)).toMatchObject({ isSeeded: false, isUnfinished: false });
});

test('an unfinished deal at the end is judged as far as it goes', () => {
  const [first] = record.deals;
  const open = { ...first, moves: first.moves.slice(0, 2), tricks: [], scores: [], totals: [] };
  const verdict = verdictOn({ ...record, deals: [open], winners: [] });
  expect(verdict).toMatchObject({ isUnfinished: true, moves: 2, isSeeded: true });
});

describe('a seed that does not fit', () => {
  test('is a fault of the first deal that differs', () => {
    const deals = record.deals.map((deal, index) => (index === 1 ? { ...deal, seed: 'x' } : deal));
    expect(verdictOn({ ...record, deals }).fault).toMatchObject({ deal: 1, clause: 'overtrick/1' });
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
    const { fault } = verdictOn({ ...record, deals: [turned], winners: [] });
    expect(fault).toMatchObject({ deal: 0, clause: 'overtrick/1' });
  });
});

describe('a commitment', () => {
  const sealed = (promise: unknown) => verdictOn({ ...record, commitment: promise }).fault?.message;

  test('to the seed is fine, in capitals too', () => {
    const promise = commitment(record.seed ?? '');
    expect(sealed(promise)).toBeUndefined();
    expect(sealed(promise.toUpperCase())).toBeUndefined();
  });

  test('to another seed is a fault', () => {
    expect(sealed('0'.repeat(64))).toBe('the commitment is not the SHA-256 of the seed');
  });

  test('must be a text', () => {
    expect(sealed(5)).toBe('"commitment" must be 64 hexadecimal digits');
  });

  test('may be there before the seed is, while the game is unfinished', () => {
    const { seed: _, ...hidden } = { ...record, commitment: '0'.repeat(64) };
    expect(verdictOn(hidden).fault?.message).toContain('the seed of its commitment is missing');
    const open = { ...hidden, deals: record.deals.slice(0, 1), winners: [] };
    expect(verdictOn(open).fault).toBeUndefined();
  });

  test('of one deal is held against the seed of that deal', () => {
    const [first, ...rest] = record.deals;
    const deals = [{ ...first, seed: record.seed, commitment: '0'.repeat(64) }, ...rest];
    expect(verdictOn({ ...record, deals }).fault).toMatchObject({ deal: 0, clause: 'overtrick/1' });
  });
});

test('a seed that is no text is a fault', () => {
  expect(verdictOn({ ...record, seed: 7 }).fault?.message).toBe('"seed" must be a text');
});

test.each([undefined, null, 7, 'text', [], {}])('%j is a fault, not an exception', (value) => {
  expect(verdictOn(value).fault?.clause).toBe('overtrick/1');
});

describe('deals with seeds of their own', () => {
  const seeds = ['deal zero', 'deal one'].map((text) => seedFromText(text));
  const entropy = ['0badcafe', 'F'];

  /** Mü for five in which everybody always passes, dealt as docs/deals.md says. */
  function passed(change: (deal: Loose, index: number) => void = () => {}): Loose {
    const options = resolveOptions(mu, 5, { deals: 2 });
    if (!options.ok) throw new Error(options.error);
    const dealer = new StreamRandom(seeds[0], 'dealer').below(5);
    let match = openMatch(mu, 5, options.value, dealer);
    const deals = seeds.map((seed, index) => {
      const drawn = index === 1 ? deriveSeed(seed, `entropy/${entropy.join('/')}`) : seed;
      const state = mu.deal(match.setup, new StreamRandom(drawn, `deal/${index}`));
      for (let turn = 0; turn < 5; turn++) {
        const move = { seat: (match.setup.dealer + turn) % 5, type: 'pass' };
        const actions = actionsOf(mu, move);
        if (actions.ok) perform(mu, state, move.seat, actions.value, new FastRandom(0));
      }
      const deal: Loose = { ...recordDeal(mu, match, state), seed, commitment: commitment(seed) };
      if (index === 1) deal.entropy = entropy;
      change(deal, index);
      match = settle(mu, match, state);
      return deal;
    });
    return recordGame(mu, match, deals);
  }

  const faultOf = (change?: (deal: Loose, index: number) => void) =>
    verdictOn(passed(change)).fault;

  test('and what players added follow from both; the first dealer comes from deal 0’s', () => {
    expect(verdictOn(passed())).toMatchObject({ isSeeded: true, deals: 2 });
    expect(faultOf()).toBeUndefined();
  });

  test.each<[string, (deal: Loose) => void]>([
    ['left out', (deal) => delete deal.entropy],
    ['in another order', (deal) => deal.entropy?.reverse()],
    ['in other letters', (deal) => deal.entropy?.splice(1, 1, 'f')],
  ])('do not follow if what players added is %s', (_how, change) => {
    const fault = faultOf((deal, index) => index === 1 && change(deal));
    expect(fault).toMatchObject({ deal: 1, message: expect.stringContaining('does not follow') });
  });

  test.each([['x'], [''], ['0'.repeat(65)], [7], 'ab'])('%j is nothing to add', (added) => {
    const fault = faultOf((deal) => Object.assign(deal, { entropy: added }));
    expect(fault).toMatchObject({ deal: 0, message: expect.stringContaining('"entropy"') });
  });

  test('need the seed of each commitment once the game is over', () => {
    const sealed = { ...record.deals[1], commitment: '0'.repeat(64) };
    const deals = record.deals.map((deal, index) => (index === 1 ? sealed : deal));
    expect(verdictOn({ ...record, deals }).fault).toMatchObject({ deal: 1, clause: 'overtrick/1' });
  });
});
