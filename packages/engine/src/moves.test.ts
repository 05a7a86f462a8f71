import { describe, expect, test } from 'vitest';
import { games } from './games/index.ts';
import { openMatch } from './match.ts';
import { listMoves } from './moves.ts';
import { resolveOptions } from './options.ts';
import { perft } from './perft.ts';
import { firstSeat, play } from './play.ts';
import { FastRandom } from './random.ts';

const MOST = 150;

describe.each(games.map((game) => [game.name, game] as const))('%s', (_, game) => {
  const players = game.seats[0];
  const options = resolveOptions(game, players);
  if (!options.ok) throw new Error(options.error);

  test('lists as many whole moves as perft counts, each of them legal and none twice', () => {
    const random = new FastRandom('moves');
    let { setup } = openMatch(game, players, options.value, 0);
    setup = { ...setup, deal: Math.min(setup.deal + 2, 2) };
    const state = game.deal(setup, random);
    for (let acting = game.acting(state); acting !== 0; acting = game.acting(state)) {
      const seat = firstSeat(acting);
      const { moves, all } = listMoves(game, state, seat, MOST);
      expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(moves.length);
      for (const move of moves) expect(play(game, state, move, random).ok).toBe(true);
      if (all) expect(moves.length).toBe(perft(game, state, 1));
      else expect(moves.length).toBeGreaterThan(0);
      for (let ends = false; !ends; ) {
        const action = game.atRandom(state, seat, random);
        game.apply(state, seat, action, random);
        ends = action.ends;
      }
    }
  });
});
