// What the bench measures: the floor first, then the random playouts of every game and player count, then
// whole simulations of some, without records and with them, studies, environments, and playouts that look at every card.

import {
  FastRandom,
  type Game,
  games,
  openMatch,
  type Random,
  resolveOptions,
  seedFromText,
  settle,
} from '@overtrick/engine';
import { whist } from '@overtrick/engine/examples/whist';
import {
  type Batch,
  batchSize,
  checkStudy,
  ENDS,
  Environment,
  readPlan,
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

const TABLES = 256;

/** Tables that a program steps together: observations, masks and scores, and any action that is open. */
function environments(game: Game, players: number): (deals: number) => number {
  const plan = readPlan({ game: game.name, players, tables: TABLES, seed: 'bench' });
  if (!plan.ok) throw new Error(plan.error);
  const environment = new Environment(plan.value);
  const random = new FastRandom(++seed);
  const numbers = new Int16Array(TABLES);
  return (deals) => {
    let moves = 0;
    for (let ended = 0; ended < deals; ) {
      moves += drawn(environment, game, numbers, random);
      environment.step(numbers);
      for (const end of environment.ends) if (end !== ENDS.nothing) ended++;
    }
    return moves;
  };
}

/** The first open action from a place at random, for each table; says how many of them end a move. */
function drawn(
  { masks, shape }: Environment,
  { actions }: Game,
  numbers: Int16Array,
  random: Random,
): number {
  const { length } = actions;
  let moves = 0;
  for (let table = 0; table < shape.tables; table++) {
    const row = masks.subarray(table * length, (table + 1) * length);
    const at = row.indexOf(1, random.below(length));
    numbers[table] = at < 0 ? row.indexOf(1) : at;
    if (actions[numbers[table]].ends) moves++;
  }
  return moves;
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
  const stepped = { name: `${bare} as an environment`, run: environments(game, players) };
  return [
    ...kept,
    ...[studied, stepped].map((each) => ({ ...each, game: game.name, players, bare })),
  ];
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
