import { FastRandom, firstSeat, type Game, games, type View } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { openTable, playMatch } from '../../test/table.ts';
import { outlook } from '../games/judge.ts';
import { levels } from '../games/levels.ts';

const WORLDS = 12;
/** One moment in so many is looked at, with the eyes of each seat in turn. */
const APART = 9;

/** Moments of a deal among novices, and its end as each seat sees it. */
function moments(game: Game): { during: View[]; ends: View[] } {
  const during: View[] = [];
  const players = game.seats[0];
  let last: unknown;
  let at = 0;
  playMatch(game, openTable(game, players), [levels.novice], 1, (state) => {
    if (at++ % APART === 0) during.push(game.view(state, during.length % players));
    last = state;
  });
  const end = game.copy(last);
  const random = new FastRandom(2);
  for (let acting = game.acting(end); acting !== 0; acting = game.acting(end)) {
    const seat = firstSeat(acting);
    game.apply(end, seat, game.atRandom(end, seat, random), random);
  }
  const ends = Array.from({ length: players }, (_, seat) => game.view(end, seat));
  return { during, ends };
}

describe.each(games)('$name', (game) => {
  const { during, ends } = moments(game);

  test('a deal is foreseen at any moment, whoever is to act, in all of the worlds', () => {
    for (const view of during) {
      const { points, odds } = outlook(view, WORLDS, 1);
      expect(points.worlds).toBe(WORLDS);
      expect(points.spread).toBeGreaterThanOrEqual(0);
      if (!odds) continue;
      expect(odds.worlds).toBe(WORLDS);
      expect(odds.low).toBeLessThanOrEqual(odds.mean);
      expect(odds.high).toBeGreaterThanOrEqual(odds.mean);
    }
  });

  test('where the hidden cards lie makes no difference, the seed does', () => {
    const twins = during.map((view) => game.view(game.guesser(view)(new FastRandom(3)), view.eyes));
    const told = during.map((view) => outlook(view, WORLDS, 1));
    expect(twins.map((view) => outlook(view, WORLDS, 1))).toEqual(told);
    expect(during.map((view) => outlook(view, WORLDS, 2))).not.toEqual(told);
  });

  test('of a deal that is over nothing is in doubt, and nobody is ahead but by what others are behind', () => {
    const told = ends.map((view) => outlook(view, WORLDS, 1));
    for (const { points, odds } of told) {
      expect(points.spread).toBeCloseTo(0, 6);
      if (odds) expect([0, 1]).toContain(odds.mean);
    }
    expect(told.reduce((sum, { points }) => sum + points.mean, 0)).toBeCloseTo(0, 6);
  });
});
