import { type Bot, levels } from '@overtrick/bots';
import { type Game, games } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import {
  begunLog,
  codeOfSet,
  type DealSet,
  dayOf,
  daysUntil,
  playedOut,
  resultsCode,
  resultsIn,
  seatedIn,
  setIn,
  setOfDay,
  streakOf,
} from '../src/again/index.ts';
import { checkSeating, house, logOf, type Mind, mindOf, tableOf } from '../src/index.ts';
import { Unattended } from '../src/unattended.ts';

const YOU = 'you';
const rest = () => Promise.resolve();
const quick = (bot: Bot): Mind => mindOf(bot, rest);
const minds = (level: string) => quick(levels[level]);

function named(name: string): Game {
  const game = games.find((each) => each.name === name);
  if (!game) throw new Error(name);
  return game;
}

/** The deal of a day with quick bots. */
async function begun(game: Game, day: string) {
  const set = { ...setOfDay(day, game), level: 'novice' };
  const names = Array.from({ length: set.players }, (_, seat) => `${seat}`);
  const bots = names.map((_, seat) => (seat === 0 ? null : set.level));
  const seating = checkSeating({ ...set, names, bots }, house);
  if (!seating.ok) throw new Error(seating.error);
  return begunLog(game, seating.value, YOU, quick(levels.novice));
}

const bot = (level: string) => ({ kind: 'bot' as const, name: 'Emi', level });

describe('the deal of the day', () => {
  test('is the same for everybody, another one every day, and has enough cards to think about', async () => {
    for (const game of games) {
      const [one, same, other] = await Promise.all([
        begun(game, '2026-11-18'),
        begun(game, '2026-11-18'),
        begun(game, '2026-11-19'),
      ]);
      expect(same).toEqual(one);
      expect(other).not.toEqual(one);
      const table = tableOf(game, one);
      expect(table.ok && table.value.view(0)?.hand.length).toBeGreaterThanOrEqual(5);
      expect(table.ok && table.value.movesOf(table.value.deal)).toBe(0);
    }
  });

  test('goes by the UTC date', () => {
    expect(dayOf(Date.UTC(2026, 10, 18, 23, 59))).toBe('2026-11-18');
    expect(dayOf(Date.UTC(2026, 10, 19, 0, 0))).toBe('2026-11-19');
    expect(daysUntil('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  });

  test('makes a streak, which today does not break before it is over', () => {
    const played = ['2026-11-14', '2026-11-16', '2026-11-17'];
    expect(streakOf(played, '2026-11-18')).toBe(2);
    expect(streakOf([...played, '2026-11-18'], '2026-11-18')).toBe(3);
    expect(streakOf(played, '2026-11-19')).toBe(0);
    expect(streakOf([], '2026-11-19')).toBe(0);
  });
});

describe('the same deal', () => {
  test('ends alike for whoever plays alike, since the bots answer alike', async () => {
    for (const name of ['mu', 'gamut', 'ninja-whist']) {
      const game = named(name);
      const log = await begun(game, '2026-11-18');
      const first = await playedOut(game, seatedIn(log, bot('novice')), minds);
      const again = await playedOut(game, seatedIn(log, bot('novice')), minds);
      expect(again).toEqual(first);
    }
  });

  test('played again from a record with the same moves, the bots make theirs again', async () => {
    const game = named('mu');
    const log = await begun(game, '2026-11-18');
    const table = Unattended.from(game, seatedIn(log, bot('novice')));
    await table.playOut(() => minds('novice'));
    const record = table.table.record([]);
    if (!record) throw new Error('nothing was played');
    const dealt = { ...record, deals: [{ ...record.deals[0], moves: [] }] };
    const [, ...rest] = logOf(dealt, game.version);
    const again = Unattended.from(game, [table.log[0], ...rest]);
    await again.playOut(() => minds('novice'));
    expect(again.table.record([])?.deals[0].moves).toEqual(record.deals[0].moves);
  });
});

describe('a set of deals as a link', () => {
  const set: DealSet = {
    ...{ game: 'mu', players: 4, options: { target: 100 }, level: 'club' },
    ...{ deals: 3, seed: 'any text', bots: 1, rules: 2 },
  };

  test('is short and gives back what was put in', () => {
    const code = codeOfSet(set);
    expect(setIn(code)).toEqual({ ok: true, value: set });
    expect(code.length).toBeLessThan(120);
  });

  test('is refused where it is cut, of another version, or promises too much', () => {
    const code = codeOfSet(set);
    const wrong = [
      '',
      `9${code.slice(1)}`,
      code.slice(0, -7),
      codeOfSet({ ...set, deals: 1000 }),
      codeOfSet({ ...set, players: 0 }),
      codeOfSet({ ...set, seed: 'x'.repeat(100) }),
      '1'.repeat(10_000),
    ];
    for (const each of wrong) expect(setIn(each).ok, each.slice(0, 20)).toBe(false);
  });

  test('carries results, of which only those are read that can be', () => {
    const results = [
      { name: 'Ada', scores: [12, -5, null] },
      { name: 'Ben', scores: [0, 0, 0] },
    ];
    expect(resultsIn(resultsCode(results))).toEqual(results);
    const hostile = [
      { name: 'x'.repeat(100), scores: [1] },
      { name: 'Eve', scores: [Number.MAX_SAFE_INTEGER] },
      { name: '', scores: [1] },
      { name: 'Ada', scores: [] },
    ];
    expect(resultsIn(resultsCode(hostile))).toEqual([]);
    expect(resultsIn('%%%')).toEqual([]);
  });
});
