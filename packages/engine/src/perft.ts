import type { Action, Field, Game, Random, Seat } from './game.ts';
import { firstSeat } from './play.ts';

/** Chance that always takes the first, so that counts do not depend on a seed. */
export const FIRST: Random = { below: () => 0 };

/**
 * How many sequences of `depth` whole moves a state allows, in the terms of records, so that any other
 * program can count the same. A deal that ends earlier counts once. Of seats that choose at the same
 * time the lowest goes first; what is drawn after the deal is the first that could be.
 */
export function perft<State>(game: Game<State>, state: State, depth: number): number {
  if (!(Number.isInteger(depth) && depth >= 0)) throw new RangeError('depth is a number of moves');
  const acting = game.acting(state);
  if (depth === 0 || acting === 0) return 1;
  const seat = firstSeat(acting);
  return countMoves(game, state, { seat, parts: [], depth });
}

/** Where a count stands: who moves, what of the move has been said, and how many moves are to come. */
interface Step {
  readonly seat: Seat;
  readonly parts: readonly Action[];
  readonly depth: number;
}

function countMoves<State>(game: Game<State>, state: State, { seat, parts, depth }: Step): number {
  const legal: Action[] = [];
  const count = game.legal(state, seat, legal);
  let paths = 0;
  for (let i = 0; i < count; i++) {
    const action = legal[i];
    const said = [...parts, action];
    if (!isInOrder(game.grammar[action.type], said)) continue;
    if (action.ends && depth === 1) {
      paths++;
      continue;
    }
    const next = game.copy(state);
    game.apply(next, seat, action, FIRST);
    paths += action.ends
      ? perft(game, next, depth - 1)
      : countMoves(game, next, { seat, parts: said, depth });
  }
  return paths;
}

/** Of all orders in which a set can be named, only that of the game's actions is counted. */
export function isInOrder(fields: readonly Field[], said: readonly Action[]): boolean {
  const isWhole = said[said.length - 1].ends;
  return fields.every(({ name, unordered, parted }) => {
    // How many of a parted list come first is known only when the move is whole.
    if (!unordered || (parted !== undefined && !isWhole)) return true;
    const list = said.filter(({ field }) => field === name);
    const apart = said.filter(({ field }) => field === parted).length;
    return list.every((part, i) => i === 0 || i === apart || list[i - 1].index <= part.index);
  });
}
