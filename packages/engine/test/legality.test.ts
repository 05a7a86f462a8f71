import { describe, expect, test } from 'vitest';
import type { Action, Game, Move, Random, Seat } from '../src/game.ts';
import { legalActions, OMNISCIENT } from '../src/index.ts';
import { openRandom, playerCounts, randomMatch, seeded, variants } from './driver.ts';
import { type Legal, legalThroughout, moveKey } from './naive/legal.ts';
import type { Move as NaiveMove, GameRecord as NaiveRecord } from './naive/types.ts';
import { refereed } from './refereed.ts';

const cases = refereed.flatMap((game) => playerCounts(game).map((players) => ({ game, players })));
const FIRST: Random = { below: () => 0 };
/** The naive side lists bids of up to two cards, and plays with up to one token. */
const LIMITS: Readonly<Record<string, number>> = { cards: 2, tokens: 1 };

/** Every whole move that a seat may make, within the limits. */
function wholeMoves(game: Game, state: unknown, seat: Seat, parts: readonly Action[] = []): Move[] {
  return legalActions(game, state, seat).flatMap((action) => {
    const like = parts.filter(({ field }) => field === action.field).length;
    if (action.field in LIMITS && like >= LIMITS[action.field]) return [];
    const next = game.copy(state);
    game.apply(next, seat, action, FIRST);
    if (!action.ends) return wholeMoves(game, next, seat, [...parts, action]);
    return game.history(next, OMNISCIENT).slice(game.history(state, OMNISCIENT).length);
  });
}

function keys(moves: readonly Move[]): string[] {
  return [...new Set(moves.map((move) => moveKey(move as unknown as NaiveMove)))].sort();
}

/** The naive list, with its single tokens written out. */
function naiveKeys({ moves, tokens = {} }: Legal): string[] {
  const withTokens = moves.flatMap((move) => {
    if (move.type !== 'play') return [];
    return (tokens[move.card] ?? []).map((token) => ({ ...move, tokens: [token] }));
  });
  return keys([...moves, ...withTokens] as unknown as Move[]);
}

describe.each(cases)('$game.name with $players', ({ game, players }) => {
  test('the naive second implementation allows the same moves at every point', () => {
    for (const [i, given] of variants(game, players).entries()) {
      const random = seeded('legality', game.name, players, i);
      const mine: string[][][] = [];
      const record = randomMatch(
        game,
        openRandom(game, players, given, random),
        random,
        i === 0 ? 4 : 1,
        (state, { setup }) => {
          mine[setup.deal] ??= [];
          const seats = [...Array(players).keys()];
          mine[setup.deal].push(keys(seats.flatMap((seat) => wholeMoves(game, state, seat))));
        },
      );
      const naive = legalThroughout(record as unknown as NaiveRecord);
      expect(mine).toEqual(naive.map((deal) => deal.map(naiveKeys)));
    }
  });
});
