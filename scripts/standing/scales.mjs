// How far points lie apart in one deal among equals, which is what chance does: by novices among themselves.
import { deriveSeed } from '../../packages/engine/src/index.ts';
import { play } from './play.mjs';

const MATCHES = 60;

/**
 * By the number of players, the spread of points in one deal, and how many deals a match has.
 * @param {{ name: string, seats: readonly [number, number] }} game
 */
export function scaleOf({ name, seats: [fewest, most] }) {
  const counts = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
  return Object.fromEntries(counts.map((players) => [players, measured(name, players)]));
}

/**
 * @param {string} name
 * @param {number} players
 */
function measured(name, players) {
  const bots = Array.from({ length: players }, () => 'novice');
  let [squares, deals] = [0, 0];
  for (let i = 0; i < MATCHES; i++) {
    const match = play(name, deriveSeed('0'.repeat(64), `scale/${name}/${players}/${i}`), bots);
    const mean = match.totals.reduce((sum, each) => sum + each, 0) / players;
    const apart = match.totals.reduce((sum, each) => sum + (each - mean) ** 2, 0);
    squares += apart / (players - 1) / match.deals;
    deals += match.deals;
  }
  const round = (/** @type {number} */ n) => Math.round(n * 100) / 100;
  return [round(Math.sqrt(squares / MATCHES)), round(deals / MATCHES)];
}
