import { type MatchEnd, no, ok, openMatch, type Result } from '@overtrick/engine';
import { checkSeating, type Wish } from '@overtrick/table';
import { houseOf } from './opening.ts';
import type { Problem } from './protocol.ts';
import type { Shelf } from './shelf.ts';

/** When a match at such a table would end. That is for its rules to say, so they are loaded now. */
export async function endingOf(wish: Wish, shelf: Shelf): Promise<Result<MatchEnd, Problem>> {
  const seating = checkSeating(wish, houseOf(shelf));
  if (!seating.ok) return no({ problem: seating.error });
  const { game: about, players, options } = seating.value;
  const game = await shelf.take(about.name);
  if (!game.ok) return game;
  return ok(game.value.ending(openMatch(game.value, players, options, 0).setup));
}
