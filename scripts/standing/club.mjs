// The matches by which ratings are tried: those of a club of bots, of which the rating is not told who is what.
import { deriveSeed, FastRandom } from '../../packages/engine/src/index.ts';
import { play } from './play.mjs';

/** So many members of each kind are in a club. */
const KINDS = { random: 2, novice: 5, thumb: 4, 'club:worlds=2': 5 };
const MEMBERS = Object.entries(KINDS).flatMap(([bot, count]) =>
  Array.from({ length: count }, (_, i) => ({ bot, name: `${bot.split(':')[0]}.${i}` })),
);

/** One club's matches are for fitting, another's for the test; fixed before anything was looked at. */
const HALVES = ['fit', 'test'];
const MATCHES = 200;

/**
 * One line a match: its half, how many deals it had, and who had how many points, by seat.
 * @param {{ name: string, seats: readonly [number, number] }} game
 */
export function clubMatches({ name, seats: [, most] }) {
  return HALVES.flatMap((half) =>
    Array.from({ length: MATCHES }, (_, index) => {
      // Four and five at a table by turns, where five can play.
      const players = Math.min(most, 4 + (index % 2));
      const seed = deriveSeed('0'.repeat(64), `standing/${name}/${half}/${index}`);
      const drawn = draw(new FastRandom(seed), players);
      const bots = drawn.map(({ bot }) => bot);
      const { deals, totals } = play(name, seed, bots);
      return [half, deals, ...drawn.map((who, seat) => `${who.name}:${totals[seat]}`)].join(' ');
    }),
  );
}

/**
 * @param {FastRandom} random
 * @param {number} players
 */
function draw(random, players) {
  const left = [...MEMBERS];
  return Array.from({ length: players }, () => left.splice(random.below(left.length), 1)[0]);
}
