// What the bench measures, the floor first, then the random playouts of every game and player count.

import {
  FastRandom,
  type Game,
  games,
  openMatch,
  resolveOptions,
  settle,
  whist,
} from '@overtrick/engine';
import { floor } from './floor.ts';
import type { Subject } from './harness.ts';

let seed = 0;

/** Plays matches at random until so many deals are done, and counts the players' decisions. */
function playouts(game: Game, players: number): (deals: number) => number {
  const options = resolveOptions(game, players);
  if (!options.ok) throw new Error(options.error);
  const random = new FastRandom(++seed);
  let match = openMatch(game, players, options.value, 0);
  return (deals) => {
    let moves = 0;
    for (let i = 0; i < deals; i++) {
      if (match.over) match = openMatch(game, players, options.value, 0);
      const state = game.deal(match.setup, random);
      moves += playOut(game, state, random);
      match = settle(game, match, state);
    }
    return moves;
  };
}

/** From the deal to the score, without events or record. */
function playOut(game: Game, state: unknown, random: FastRandom): number {
  let moves = 0;
  for (let acting = game.acting(state); acting !== 0; acting = game.acting(state)) {
    const seat = 31 - Math.clz32(acting & -acting);
    const action = game.atRandom(state, seat, random);
    game.apply(state, seat, action, random);
    if (action.ends) moves++;
  }
  return moves;
}

function subjectsOf(game: Game): Subject[] {
  const [fewest, most] = game.seats;
  return Array.from({ length: most - fewest + 1 }, (_, i) => {
    const players = fewest + i;
    return {
      name: `${game.name}/${players}`,
      game: game.name,
      players,
      run: playouts(game, players),
    };
  });
}

export const subjects: readonly Subject[] = [
  { name: 'floor', run: (deals) => floor(deals, ++seed).moves },
  ...[...games, whist].flatMap(subjectsOf),
];
