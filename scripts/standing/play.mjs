// Matches of bots among themselves, whoever sits where, as `npm run standing` wants them.
import { game as findGame, resolveOptions } from '../../packages/engine/src/index.ts';
import { openHall, playMatch } from '../../packages/lab/src/match.ts';
import { MOST_DEALS } from '../../packages/lab/src/series.ts';
import { emptyTally } from '../../packages/lab/src/tally.ts';

/**
 * How many deals a match had, and the points after the last of them, by seat.
 * @param {string} name
 * @param {string} seed 64 hexadecimal digits
 * @param {readonly string[]} bots by seat
 * @returns {{ deals: number, totals: number[] }}
 */
export function play(name, seed, bots) {
  const game = findGame(name);
  const options = game && resolveOptions(game, bots.length, {});
  if (!options?.ok) throw new Error(`no game ${name} for ${bots.length}`);
  const series = { game: name, players: bots.length, options: options.value, seed, bots };
  const hall = openHall({ ...series, matches: 1, maxDeals: MOST_DEALS, keep: true });
  const doing = playMatch(hall, 0, emptyTally(bots.length));
  for (;;) {
    const step = doing.next();
    if (!step.done) continue;
    const { deals } = JSON.parse(step.value);
    return { deals: deals.length, totals: deals.at(-1).totals };
  }
}
