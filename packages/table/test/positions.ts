import { levels } from '@overtrick/bots';
import {
  FastRandom,
  type Game,
  type Move,
  OMNISCIENT,
  openMatch,
  resolveOptions,
} from '@overtrick/engine';
import { checkSeating, house, Table } from '../src/index.ts';

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
export function tableOf(game: Game, seed: number): Table {
  const random = new FastRandom(seed);
  const players = game.seats[0] + random.below(game.seats[1] - game.seats[0] + 1);
  const bots = Array.from({ length: players }, (_, seat) => (seat === 0 ? null : 'random'));
  const names = bots.map((_, seat) => `P${seat}`);
  const wish = { game: game.name, players, seed: `door ${seed}`, names, bots };
  const seating = checkSeating(wish, house);
  if (!seating.ok) throw new Error(seating.error);
  const table = new Table(seating.value);
  for (let moves = random.below(40); moves > 0 || !table.acting.includes(0); moves--) step(table);
  return table;
}

function step(table: Table): void {
  if (table.nextDeal() || table.playBot()) return;
  table.play(0, personsMove(table));
}

export function personsMove(table: Table): Move {
  return levels.random.think(table.view(0), new FastRandom(table.view(0).history.length), {}).move;
}
