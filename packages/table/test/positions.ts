import {
  FastRandom,
  type Game,
  type Move,
  OMNISCIENT,
  openMatch,
  resolveOptions,
} from '@overtrick/engine';
import { QuickTable } from './quick.ts';

/** A state on the way through a random deal, and a move that is legal there. */
export interface Point {
  readonly state: unknown;
  readonly move: Move;
}

/** The states of a random deal, with the moves that were made in them. */
export function pointsOf(game: Game, seed: number): Point[] {
  const random = new FastRandom(seed);
  const [fewest, most] = game.seats;
  const players = fewest + random.below(most - fewest + 1);
  const options = resolveOptions(game, players);
  if (!options.ok) throw new Error(options.error);
  const { setup } = openMatch(game, players, options.value, random.below(players));
  const deal = { ...setup, deal: game.recall ? random.below(5) : 0 };
  const state = game.deal(deal, random);
  const points: Point[] = [];
  while (game.acting(state) !== 0) {
    const before = game.copy(state);
    points.push({ state: before, move: moveAtRandom(game, state, random) });
  }
  return points;
}

function moveAtRandom(game: Game, state: unknown, random: FastRandom): Move {
  const seat = 31 - Math.clz32(game.acting(state));
  for (;;) {
    const action = game.atRandom(state, seat, random);
    game.apply(state, seat, action, random);
    if (action.ends) break;
  }
  const move = game.history(state, OMNISCIENT).at(-1);
  if (!move) throw new Error('a move was made');
  return move;
}

/** A table of one person and random bots, where the person is to act. */
export function tableOf(game: Game, seed: number): QuickTable {
  const random = new FastRandom(seed);
  const players = game.seats[0] + random.below(game.seats[1] - game.seats[0] + 1);
  const bots = Array.from({ length: players }, (_, seat) => (seat === 0 ? null : 'random'));
  const table = new QuickTable(game, { seed: `door ${seed}`, bots });
  return table.playOn(random.below(40)).playUntil(() => table.table.acting.includes(0));
}
