import {
  FastRandom,
  firstSeat,
  type Game,
  games,
  openMatch,
  play,
  resolveOptions,
} from '@overtrick/engine';
import { whist } from '@overtrick/engine/examples/whist';
import { describe, expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { generalKnowledge } from './general.ts';
import { levelsBy } from './levels.ts';
import { mastery } from './mastery.ts';
import { bearingOf } from './trials.ts';

/** The same rules, but who has the odd tricks loses by them. */
const misere: Game = {
  ...(whist as Game),
  score: (state, line) =>
    whist.score(state as never, (seat, points, clause, why) => line(seat, -points, clause, why)),
};

function levelsOf(game: Game) {
  return levelsBy(
    () => generalKnowledge(game),
    () => mastery,
  );
}

function setupOf(game: Game) {
  const players = Math.max(4, game.seats[0]);
  const options = resolveOptions(game, players);
  if (!options.ok) throw new Error(options.error);
  return openMatch(game, players, options.value, 0).setup;
}

/** A deal to its end, with a bot at each seat in turn, every move of which is judged. */
function playDeal(game: Game, bots: readonly Bot[], seed: number): unknown {
  const random = new FastRandom(seed);
  let state = game.deal(setupOf(game), random);
  while (game.acting(state) !== 0) {
    const seat = firstSeat(game.acting(state));
    const bot = bots[seat % bots.length];
    const { move } = bot.think(game.view(state, seat), random, { worlds: 2 });
    const played = play(game, state, move, random);
    if (!played.ok) throw new Error(`${JSON.stringify(move)}: ${played.error.why}`);
    state = played.value.state;
  }
  return state;
}

/** The tricks of seats 0 and 2 in some deals. */
function tricksOf(game: Game, bots: readonly Bot[]): number {
  const deals = [1, 2, 3, 4].map((seed) => game.tricks(playDeal(game, bots, seed)));
  return deals.flat().filter(({ winner }) => winner % 2 === 0).length;
}

test('deals at random tell who is on whose side, and whether tricks are wanted', () => {
  const setup = setupOf(whist as Game);
  const allies = [0b0101, 0b1010, 0b0101, 0b1010];
  expect(bearingOf(whist as Game, setup)).toEqual({ allies, wants: Array(4).fill(true) });
  expect(bearingOf(misere, setup)).toEqual({ allies, wants: Array(4).fill(false) });
});

test('players for themselves have no allies, although hardly anything is scored', () => {
  const quiet: Game = { ...(whist as Game), score: () => {} };
  expect(bearingOf(quiet, setupOf(quiet)).allies).toEqual([1, 2, 4, 8]);
});

test('who knows nothing but the rules takes more tricks than chance, or fewer where they cost', () => {
  const { club, random } = levelsOf(whist as Game);
  expect(tricksOf(whist as Game, [club, random])).toBeGreaterThan(4 * 6.5);
  const low = levelsOf(misere);
  expect(tricksOf(misere, [low.club, low.random])).toBeLessThan(4 * 6.5);
});

describe.each([...games, whist as Game].map((game) => [game.name, game] as const))(
  '%s by its rules alone',
  (_, game) => {
    const levels = levelsOf(game);
    test.each(['novice', 'master'] as const)('a %s makes legal moves to the end', (level) => {
      expect(game.acting(playDeal(game, [levels[level]], 5))).toBe(0);
    });
  },
);
