// npm run lengths [-- --matches N] [--only WORD]: lets novices play matches of every game at every number of
// players, and writes what there is to do in one of them into packages/web/src/games/NAME/length.json, from
// which the page says how long a match takes. A game without a room on the page is left out. With --links it
// measures the links to such matches and their deals instead, and writes nothing.
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments.mjs';
import { setUpOrExit } from './setup.mjs';

const HELP = `npm run lengths [-- --matches N] [--only WORD] [--links]

Lets novices play matches of every game at every number of players and writes how many deals,
decisions and tricks a match has into packages/web/src/games/NAME/length.json.

  --matches N   so many matches at each number of players (default: 200)
  --only WORD   only the games with this in their name
  --links       tells how many characters links to such matches and deals have, and writes nothing`;

const { flags } = readArguments(HELP, {
  options: {
    matches: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
    links: { type: 'boolean', default: false },
  },
});
await setUpOrExit();
const root = fileURLToPath(new URL('..', import.meta.url));
const engine = await import('../packages/engine/dist/index.js');
const links = await import('../packages/table/dist/links/index.js');
const BOTS = 'novice';
const SEED = 'length';

for (const game of engine.games) {
  const { name, seats } = game;
  const room = `${root}/packages/web/src/games/${name}`;
  if (!name.includes(flags.only) || !existsSync(room)) continue;
  const counts = Array.from({ length: seats[1] - seats[0] + 1 }, (_, i) => seats[0] + i);
  if (flags.links) {
    for (const count of counts) await measureLinks(game, count);
    continue;
  }
  const players = Object.fromEntries(counts.map((count) => [count, measure(game, count)]));
  writeFileSync(`${room}/length.json`, `${JSON.stringify({ players }, null, 2)}\n`);
  console.log(`${name}: ${counts.map((n) => `${n}: ${players[n].deals} deals`).join(', ')}`);
}

/**
 * How long links are to matches as the page keeps them: with names, with the bots, and with seeds where there is room.
 * @param {(typeof engine.games)[number]} game
 * @param {number} players
 */
async function measureLinks(game, players) {
  const names = Array.from({ length: players }, (_, seat) => `Player ${seat}`);
  const levels = Array.from({ length: players }, (_, seat) => (seat === 0 ? null : 'master'));
  const cast = { levels, version: 1, secret: 'ab'.repeat(32), before: 0 };
  const [whole, alone] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  for (const { meta: _, ...record } of records(game.name, players)) {
    const played = links.withCast({ ...record, names }, cast);
    whole.push((await links.codeOf(played)).length);
    const deal = links.dealAlone(game, played, record.deals.length - 1);
    if (deal.deals.length === 1) alone.push((await links.codeOf(deal)).length);
  }
  console.log(`${game.name}, ${players} players: match ${spread(whole)}; deal ${spread(alone)}`);
}

/** @param {number[]} lengths */
function spread(lengths) {
  const sorted = lengths.sort((a, b) => a - b);
  const at = (/** @type {number} */ part) => sorted[Math.floor(part * (sorted.length - 1))];
  return sorted.length > 0 ? `median ${at(0.5)}, longest ${at(1)}` : 'never alone';
}

/**
 * At which total a match ends, if at one; how many deals it has, and in one of them: one player's calls and cards, what
 * the others do, tricks.
 * @param {(typeof engine.games)[number]} game
 * @param {number} players
 */
function measure(game, players) {
  const deals = records(game.name, players).map((record) => record.deals);
  const all = deals.flat();
  const moves = all.flatMap((deal) => deal.moves);
  const cards = moves.filter(({ type }) => type === 'play').length;
  const tricks = all.reduce((sum, deal) => sum + deal.tricks.length, 0);
  const each = (/** @type {number} */ n) => round(n / all.length);
  return {
    target: targetOf(game, players),
    deals: round(all.length / deals.length),
    calls: each((moves.length - cards) / players),
    cards: each(cards / players),
    others: each((moves.length * (players - 1)) / players),
    tricks: each(tricks),
  };
}

/**
 * @param {(typeof engine.games)[number]} game
 * @param {number} players
 */
function targetOf(game, players) {
  const options = engine.resolveOptions(game, players);
  if (!options.ok) throw new Error(options.error);
  return game.ending(engine.openMatch(game, players, options.value, 0).setup).target;
}

/** @param {number} n */
function round(n) {
  return Math.round(n * 100) / 100;
}

/**
 * The matches, by the command that anybody can repeat.
 * @param {string} game
 * @param {number} players
 * @returns {import('../packages/engine/dist/index.js').GameRecord[]}
 */
function records(game, players) {
  const words = ['simulate', game, '--players', `${players}`, '--matches', flags.matches];
  const more = ['--bots', BOTS, '--seed', SEED, '--record', '-', '--no-progress'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`${root}/scripts/overtrick.mjs`, ...words, ...more],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30 },
  );
  if (status !== 0) throw new Error(`${words.join(' ')}\n${stderr}`);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}
