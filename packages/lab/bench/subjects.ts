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

/** Plays matches at random, each deal from the shuffle to the score, and counts the decisions. */
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
      moves += game.playOut(state, random);
      match = settle(game, match, state);
    }
    return moves;
  };
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
