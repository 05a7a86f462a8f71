import { type Bot, levels } from '@overtrick/bots';
import { type GameRecord, games, replay, type View, version } from '@overtrick/engine';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { batchesOf, recordsOf, seriesOf, textOf } from '../test/series.ts';
import { recount } from './recount.ts';
import { simulate } from './simulate.ts';
import { emptyTally } from './tally.ts';
import { verdictOn } from './verdict.ts';

// Worker threads start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const bots = levels as Record<string, Bot>;

afterEach(() => {
  delete bots.looker;
});

/** A level for one test, which is sent views. */
function seatLooker(look: (view: View) => void, think: Bot['think'] = levels.random.think): void {
  bots.looker = {
    name: 'looker',
    usual: {},
    think(view, random, budget) {
      look(view);
      return think(view, random, budget);
    },
  };
}

describe('records', () => {
  test('have no seed, which would promise other cards, but say what made them', async () => {
    const series = seriesOf();
    const records = await recordsOf(series);
    expect(records).toHaveLength(5);
    for (const [match, line] of records.entries()) {
      const record: GameRecord = JSON.parse(line);
      expect(record.seed).toBeUndefined();
      expect(record.meta).toEqual({
        made: 'overtrick simulate',
        version,
        derivation: 'quick/1',
        seed: series.seed,
        match,
        bots: series.bots,
        maxDeals: 400,
      });
    }
  });

  test.each(games.map(({ name, seats }) => [name, seats] as const))(
    'of %s are valid, and written as JSON writes them, for any number of players',
    async (name, [fewest, most]) => {
      for (let players = fewest; players <= most; players++) {
        const series = seriesOf({ game: name, players, matches: 2, maxDeals: 20 });
        for (const line of await recordsOf(series)) {
          const record = JSON.parse(line);
          expect(verdictOn(record).fault).toBeUndefined();
          expect(JSON.stringify(record)).toBe(line);
        }
      }
    },
  );

  test('do not depend on how many matches are asked for', async () => {
    const [first, second] = await recordsOf(seriesOf({ matches: 2 }));
    expect((await recordsOf(seriesOf({ matches: 4 }))).slice(0, 2)).toEqual([first, second]);
  });

  test('and counts are the same with more jobs', async () => {
    const series = seriesOf({ matches: 75 });
    expect(await recordsOf(series, 3)).toEqual(await recordsOf(series, 1));
  });

  test('are not made if they are not wanted', async () => {
    const [batch] = await batchesOf(seriesOf({ keep: false }));
    expect(textOf(batch)).toBe('');
    expect(batch.tally.matches).toBe(5);
  });

  test.each(games.map(({ name, seats }) => [name, seats[0]] as const))(
    'of %s tell of the same matches that are counted without them, and can be counted again',
    async (game, players) => {
      const series = seriesOf({ game, players, matches: 3, maxDeals: 20 });
      const [kept] = await batchesOf(series);
      const [counted] = await batchesOf({ ...series, keep: false });
      expect(counted.tally).toEqual(kept.tally);
      const again = emptyTally(players);
      for (const line of await recordsOf(series)) {
        expect(recount(JSON.parse(line), again)).toBeUndefined();
      }
      expect(again).toEqual(kept.tally);
    },
  );
});

test('a match that is undecided for too long stops without a winner', async () => {
  const series = seriesOf({ maxDeals: 3, matches: 1 });
  const [batch] = await batchesOf(series);
  expect(batch.tally).toMatchObject({ matches: 1, undecided: 1, deals: 3 });
  expect(JSON.parse(textOf(batch)).winners).toEqual([]);
});

describe('a bot that looks', () => {
  test('is sent views of its own seat only, and its matches are valid', async () => {
    const eyes = new Set<number>();
    seatLooker((view) => eyes.add(view.eyes));
    const seats = ['random', 'random', 'looker', 'random', 'random'];
    const [line] = await recordsOf(seriesOf({ bots: seats, matches: 1 }));
    expect([...eyes]).toEqual([2]);
    expect(replay(JSON.parse(line), games).ok).toBe(true);
  });

  test('is given its budget', async () => {
    let worlds: number | undefined;
    seatLooker(
      () => {},
      (view, random, budget) => {
        worlds = budget.worlds;
        return levels.random.think(view, random, budget);
      },
    );
    const series = seriesOf({ bots: Array(5).fill('looker:worlds=20'), matches: 1, maxDeals: 1 });
    await batchesOf(series);
    expect(worlds).toBe(20);
  });

  test('is not believed when it answers with an illegal move', async () => {
    seatLooker(
      () => {},
      (view) => ({ move: { seat: view.eyes, type: 'bid', cards: [] }, candidates: [], worlds: 0 }),
    );
    const series = seriesOf({ bots: Array(5).fill('looker'), matches: 1 });
    await expect(batchesOf(series)).rejects.toThrow(/bot looker: .*\(mu\/3\.2\)/);
  });

  test('does not change the cards', async () => {
    seatLooker(() => {});
    const firstHands = async (seats: string[]) => {
      const [line] = await recordsOf(seriesOf({ bots: seats, matches: 1 }));
      return JSON.parse(line).deals[0].hands;
    };
    const random = Array<string>(5).fill('random');
    expect(await firstHands(['looker', ...random.slice(1)])).toEqual(await firstHands(random));
  });
});

test.each([1, 2])('stops when told to, with %i jobs', async (jobs) => {
  const stop = new AbortController();
  const series = seriesOf({ matches: 1e6 });
  const whole = await recordsOf(seriesOf({ matches: 16 }));
  const kept: string[] = [];
  for await (const batch of simulate(series, { jobs, signal: stop.signal })) {
    kept.push(textOf(batch));
    stop.abort();
  }
  expect(kept).toHaveLength(1);
  expect(whole.map((line) => `${line}\n`).join('')).toContain(kept[0]);
});
