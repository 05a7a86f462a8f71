import type { Action, Game, Random } from './game.ts';

/** How many sequences of `depth` actions a state allows; a deal that ends earlier counts once. */
export function perft<State>(
  game: Game<State>,
  state: State,
  depth: number,
  random: Random = FIRST,
): number {
  const acting = game.acting(state);
  if (depth === 0 || acting === 0) return 1;
  const seat = 31 - Math.clz32(acting & -acting);
  const legal: Action[] = [];
  const count = game.legal(state, seat, legal);
  let paths = 0;
  for (const action of legal.slice(0, count)) {
    const next = game.copy(state);
    game.apply(next, seat, action, random);
    paths += perft(game, next, depth - 1, random);
  }
  return paths;
}

/** Chance that always takes the first, so that counts do not depend on a seed. */
const FIRST: Random = { below: () => 0 };
