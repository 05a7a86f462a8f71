// What the bench measures, the floor first, then the random playouts of every game and player count.

import { pickRandom } from '@overtrick/bots';
import {
  type Action,
  FastRandom,
  type Game,
  games,
  openMatch,
  resolveOptions,
  settle,
} from '@overtrick/engine';
import { floor } from './floor.ts';
import type { Subject } from './harness.ts';

let seed = 0;
const legal: Action[] = [];

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
  let begun = 0;
  for (let acting = game.acting(state); acting !== 0; acting = game.acting(state)) {
    const seat = 31 - Math.clz32(acting & -acting);
    const count = game.legal(state, seat, legal);
    const action = pickRandom(game, legal, count, begun, random);
    game.apply(state, seat, action, random);
    begun = action.ends ? 0 : begun + 1;
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
  ...games.flatMap(subjectsOf),
];
