// Records as text, the same that `JSON.stringify` makes of them, in a fraction of its time: simulations write
// millions of moves, most of which have been written before.

import type { Game, Move } from './game.ts';
import type { Match } from './match.ts';
import { type Heading, recordDeal, recordGame } from './record.ts';

/** `recordDeal` as text. */
export function writeDeal<State>(game: Game<State>, match: Match, state: State): string {
  const { moves, tricks, scores, totals, ...start } = recordDeal(game, match, state);
  const end = JSON.stringify({ tricks, scores, totals });
  return `${opened(start)},"moves":[${moves.map(writeMove).join()}],${end.slice(1)}`;
}

/** `recordGame` as text, from the texts of its deals. */
export function writeGame<State>(
  game: Game<State>,
  match: Match,
  deals: readonly string[],
  heading: Heading = {},
): string {
  const { deals: _, winners, meta, ...start } = recordGame(game, match, [], heading);
  const end = JSON.stringify({ winners, meta });
  return `${opened(start)},"deals":[${deals.join()}],${end.slice(1)}`;
}

/** An object to which more will be added. */
function opened(start: object): string {
  return JSON.stringify(start).slice(0, -1);
}

/** The texts of moves that exist once (log.ts). */
const texts = new WeakMap<Move, string>();

function writeMove(move: Move): string {
  const known = texts.get(move);
  if (known !== undefined) return known;
  const text = JSON.stringify(move);
  if (Object.isFrozen(move)) texts.set(move, text);
  return text;
}
