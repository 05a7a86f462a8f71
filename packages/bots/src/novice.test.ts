import { FastRandom, games, type Move, openMatch, play, resolveOptions } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { levels } from './games/levels.ts';

const FEW = { worlds: 4 };

/** A deal in which every seat is a novice, and the first moves of it. */
function playDeal(name: string, moves: number): Move[] {
  const game = games.find((each) => each.name === name);
  if (!game) throw new Error(name);
  const players = Math.max(4, game.seats[0]);
  const options = resolveOptions(game, players);
  if (!options.ok) throw new Error(options.error);
  const random = new FastRandom(3);
  let state = game.deal(openMatch(game, players, options.value, 0).setup, random);
  for (let i = 0; i < moves && game.acting(state) !== 0; i++) {
    const seat = 31 - Math.clz32(game.acting(state));
    const { move } = levels.novice.think(game.view(state, seat), random, FEW);
    const played = play(game, state, move, random);
    if (!played.ok) throw new Error(played.error.why.key);
    state = played.value.state;
  }
  return game.history(state, -2);
}

describe.each(games.map(({ name }) => name))('%s', (name) => {
  test('a novice makes legal moves', () => {
    expect(playDeal(name, 40).length).toBeGreaterThan(0);
  });

  test('the same chance makes the same moves', () => {
    expect(playDeal(name, 12)).toEqual(playDeal(name, 12));
  });
});
