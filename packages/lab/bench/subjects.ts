// What the bench measures: the floor first, then the random playouts of every game and player count, then
// whole simulations of some, without records and with them, and playouts that look at every card.

import {
  FastRandom,
  type Game,
  games,
  openMatch,
  resolveOptions,
  seedFromText,
  settle,
} from '@overtrick/engine';
import { whist } from '@overtrick/engine/examples/whist';
import { type Batch, batchSize, type Study, simulation } from '@overtrick/lab';
import { floor } from './floor.ts';
import type { Subject } from './harness.ts';
import { playoutsByFeatures, playoutsByRules } from './thoughts.ts';

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

/** The work of `overtrick simulate` as its threads do it, with random players. */
function simulations(game: Game, players: number, keep: boolean): (deals: number) => number {
  const options = resolveOptions(game, players);
  if (!options.ok) throw new Error(options.error);
  const bots = Array<string>(players).fill('random');
  const seed = seedFromText('bench');
  const study = { game: game.name, players, options: options.value, seed, bots, keep };
  let next = 0;
  return (deals) => {
    let moves = 0;
    for (let played = 0; played < deals; ) {
      const { tally } = done({ ...study, matches: Infinity, maxDeals: 400 }, next);
      next += batchSize(study);
      played += tally.deals;
      moves += tally.moves;
    }
    return moves;
  };
}

function done(study: Study, from: number): Batch {
  const doing = simulation.work(study, from, from + batchSize(study));
  for (;;) {
    const step = doing.next();
    if (step.done) return step.value;
  }
}

function simulationsOf(game: Game): Subject[] {
  const players = Math.min(5, game.seats[1]);
  const bare = `${game.name}/${players}`;
  return [false, true].map((keep) => ({
    name: `${bare} ${keep ? 'with records' : 'simulated'}`,
    game: game.name,
    players,
    bare,
    run: simulations(game, players, keep),
  }));
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
  ...games.flatMap(simulationsOf),
  ...playoutsByFeatures(),
  ...playoutsByRules(),
];
