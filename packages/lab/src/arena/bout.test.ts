import { type Bot, levels } from '@overtrick/bots';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { boutsOf, resultsOf, trialOf } from '../../test/trials.ts';
import { decisionsIn } from './effort.ts';
import { Standing } from './standing.ts';

// Worker threads start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const bots = levels as Record<string, Bot>;

afterEach(() => {
  delete bots.stranger;
});

describe.each(['seats', 'sides'] as const)('%s', (pairing) => {
  test('a bot gains nothing over itself', async () => {
    const standing = new Standing(trialOf({ pairing }));
    for (const result of await resultsOf(trialOf({ a: 'novice', pairing }), 6)) {
      standing.add(result);
    }
    expect(standing.gain).toEqual({ n: 6, sum: 0, squares: 0 });
  });

  test('a bot that plays by rules gains over one that plays at random', async () => {
    const trial = trialOf({ a: 'thumb', b: 'random', field: 'novice', phase: 'play', pairing });
    const standing = new Standing(trial);
    for (const result of await resultsOf(trial, 20)) standing.add(result);
    expect(standing.gain.sum).toBeGreaterThan(0);
  });
});

test('who meets itself is played once, and counted in all seatings', async () => {
  const [{ effort, result }] = await boutsOf(
    trialOf({ a: 'club:worlds=1', b: 'club:worlds=1' }),
    1,
  );
  const [like] = await boutsOf(trialOf({ a: 'club:worlds=1', b: 'club:worlds=01' }), 1);
  expect(result).toEqual(like.result);
  const decisions = ({ a, b }: typeof effort) => decisionsIn(a) + decisionsIn(b);
  expect(decisions(effort)).toBeLessThan(decisions(like.effort) / 2);
});

test('results do not depend on how many threads play', async () => {
  const trial = trialOf({ a: 'club:worlds=2', phase: 'play' });
  expect(await resultsOf(trial, 3, 2)).toEqual(await resultsOf(trial, 3, 1));
});

describe('trick play alone', () => {
  test('has the same contracts in all runs, and none without tricks', async () => {
    for (const { runs } of await resultsOf(trialOf({ phase: 'play', field: 'random' }), 10)) {
      const promised = runs.map(({ contracts = [] }) =>
        contracts.map(({ seat, bid, trump }) => ({ seat, bid, trump })),
      );
      expect(promised[0]).toHaveLength(1);
      for (const each of promised) expect(each).toEqual(promised[0]);
    }
  });

  test('on opposite sides gives A the declaring side first', async () => {
    const trial = trialOf({ phase: 'play', pairing: 'sides' });
    for (const { runs } of await resultsOf(trial, 4)) {
      const [first, second] = runs;
      expect(first.a).toContain(first.contracts?.[0].seat);
      expect(first.a).toHaveLength(2);
      expect([...first.a, ...second.a].sort()).toEqual([0, 1, 2, 3, 4]);
    }
  });
});

test('matches are played once for each seat of A', async () => {
  const trial = trialOf({ pairing: 'matches', b: 'random', players: 3 });
  const [{ runs }] = await resultsOf(trial, 1);
  expect(runs.map(({ a }) => a)).toEqual([[0], [1], [2]]);
  for (const { winners, deals } of runs) {
    expect(winners?.length).toBeGreaterThan(0);
    expect(deals).toBeGreaterThan(0);
  }
});

test.each(['cheat', 'thumb', 'ismcts:iterations=8', 'ismcts:iterations=8:policy=random'])(
  '%s answers legally and takes no more than it is given',
  async (a) => {
    for (const { result, effort } of await boutsOf(trialOf({ a, b: 'random' }), 2)) {
      for (const { illegal } of result.runs) expect(illegal).toEqual([0, 0]);
      expect(Math.max(...effort.a.worlds.keys())).toBeLessThanOrEqual(8);
    }
  },
);

test('deals come from all parts of a match', async () => {
  const trial = trialOf({ game: 'ninja-whist', players: 4, a: 'random', b: 'random' });
  const results = await resultsOf(trial, 12);
  const bids = results.map(({ runs }) => Math.max(...(runs[0].contracts ?? []).map((c) => c.bid)));
  expect(Math.max(...bids)).toBeGreaterThan(3);
});

test('an illegal answer is counted, and something legal played instead', async () => {
  bots.stranger = {
    ...levels.random,
    think: (view) => ({ move: { seat: view.eyes, type: 'fold' }, candidates: [], worlds: 0 }),
  };
  const [{ runs }] = await resultsOf(trialOf({ a: 'stranger', b: 'random', phase: 'play' }), 1);
  expect(runs[0].illegal).toEqual([0, 0]);
  expect(runs[1].illegal).toEqual([12, 0]);
});
