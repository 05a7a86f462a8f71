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
import {
  type Batch,
  batchSize,
  checkStudy,
  type Series,
  simulation,
  studying,
} from '@overtrick/lab';
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
  const series = { game: game.name, players, options: options.value, seed, bots, keep };
  let next = 0;
  return (deals) => {
    let moves = 0;
    for (let played = 0; played < deals; ) {
      const { tally } = done({ ...series, matches: Infinity, maxDeals: 400 }, next);
      next += batchSize(series);
      played += tally.deals;
      moves += tally.moves;
    }
    return moves;
  };
}

function done(series: Series, from: number): Batch {
  return finished(simulation.work(series, from, from + batchSize(series)));
}

function finished<Result>(doing: Iterator<unknown, Result>): Result {
  for (;;) {
    const step = doing.next();
    if (step.done) return step.value;
  }
}

/** The work of `overtrick lab run` as its threads do it: two variants on the same deals, with random players. */
function studies(game: Game, players: number): (deals: number) => number {
  const counts = Object.entries(game.options).filter(([, { kind }]) => kind === 'count');
  const options = { [counts[0][0]]: 17 };
  const study = checkStudy({ ...asked(game, players), variants: [{}, { options }] });
  if (!study.ok) throw study.error;
  let next = 0;
  return (deals) => {
    let moves = 0;
    for (let played = 0; played < deals; played += 2 * study.value.chunk) {
      const [{ variants }] = finished(studying.work(study.value, next, next + study.value.chunk));
      next += study.value.chunk;
      for (const counted of variants) moves += counted['deal/moves'][1];
    }
    return moves;
  };
}

function asked({ name }: Game, players: number): object {
  return { game: name, players, bots: 'random', deals: 1e9, seed: 'bench' };
}

function simulationsOf(game: Game): Subject[] {
  const players = Math.min(5, game.seats[1]);
  const bare = `${game.name}/${players}`;
  const studied = { name: `${bare} studied`, run: studies(game, players) };
  const kept = [false, true].map((keep) => ({
    name: `${bare} ${keep ? 'with records' : 'simulated'}`,
    game: game.name,
    players,
    bare,
    run: simulations(game, players, keep),
  }));
  return [...kept, { ...studied, game: game.name, players, bare }];
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
