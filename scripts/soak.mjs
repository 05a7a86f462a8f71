// npm run soak: tries arbitrary values at every door of engine and table, lets bots play every game and player count, and
// proves the server: rough days, hostile frames and people, kills under load, damaged files, spies, people in browsers. With counts only those parts are
// run. Harm done, an illegal answer or an exception ends it with exit code 1.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readArguments, refuse } from './arguments.mjs';
import { setUpOrExit } from './setup.mjs';
import { root } from './steps.mjs';

const HELP = `npm run soak [-- --values N] [--decisions N] [--tables N] [--frames N] [--kills N]
             [--nodes N] [--towns N] [--town NODES,DATABASES,TABLES] [--calm] [--outages N] [--floods N]
             [--damages N] [--spies N] [--friends N] [--bots BOT …] [--seed TEXT]

Tries arbitrary values at every door of engine and table, lets bots play every game at every number
of players, and proves the server. Harm done, an illegal answer or an exception ends it with exit
code 1. If a count is given, only the parts that have one are run.

  --values N      arbitrary values in all (300000)
  --decisions N   decisions of bots in all (1000000)
  --tables N      tables on a server that crashes, over lines that are cut (200000)
  --frames N      hostile frames at the validator (1000000)
  --kills N       how often a server under load is killed (20)
  --nodes N       tables on three nodes that share a store and crash, one by one or with it (50000)
  --towns N       towns of many tables on many nodes, each table in one of several databases by its id:
                  nodes crash, databases are lost and come back (100)
  --town N,N,N    how many nodes, databases and tables a town has (100,8,40)
  --calm          nothing goes wrong in towns, and it is told what a move costs there
  --outages N     how often nodes under load, or the database of PostgreSQL that they share, are killed (20)
  --floods N      rounds of everything hostile against a server at which people play (100)
  --damages N     databases that are cut off, or in which a bit is turned over (5000)
  --spies N       rounds of twin servers of every game (50)
  --friends N     matches of five people in five browsers, with reloads, a dropped line, a seat that
                  moves and somebody who watches (20)
  --bots BOT      who plays; repeat it for more, each takes a round in turn
                  (default: novice, club:worlds=1, master:worlds=1)
  --seed TEXT     what all chance comes from (default: 1)`;

/** How much of each part is usual. */
const USUAL = {
  values: 300_000,
  decisions: 1_000_000,
  tables: 200_000,
  frames: 1_000_000,
  kills: 20,
  nodes: 50_000,
  towns: 100,
  outages: 20,
  floods: 100,
  damages: 5000,
  spies: 50,
  friends: 20,
};
/** @typedef {keyof typeof USUAL} Part */
const PARTS = /** @type {Part[]} */ (Object.keys(USUAL));

const { flags: values } = readArguments(HELP, {
  options: {
    values: { type: 'string' },
    decisions: { type: 'string' },
    tables: { type: 'string' },
    frames: { type: 'string' },
    kills: { type: 'string' },
    nodes: { type: 'string' },
    towns: { type: 'string' },
    town: { type: 'string', default: '100,8,40' },
    calm: { type: 'boolean' },
    outages: { type: 'string' },
    floods: { type: 'string' },
    damages: { type: 'string' },
    spies: { type: 'string' },
    friends: { type: 'string' },
    bots: {
      type: 'string',
      multiple: true,
      default: ['novice', 'club:worlds=1', 'master:worlds=1'],
    },
    seed: { type: 'string', default: '1' },
  },
});
const isChosen = PARTS.some((part) => values[part] !== undefined);
/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
const town = readTown();
const counts = new Map(PARTS.map((part) => [part, readCount(part)]));
const wanted = counts.get('decisions') ?? 0;
await run('table/test/soak.ts', counts.get('values') ?? 0);
// These are shared among the processors; the others are busy with their own processes, or soon done.
const shared = ['tables', 'nodes', 'towns', 'frames', 'spies'];
const own = ['kills', 'outages', 'floods', 'damages'];
for (const part of [...shared, ...own]) {
  const count = counts.get(/** @type {Part} */ (part)) ?? 0;
  const processes = shared.includes(part) ? Math.min(count, availableParallelism()) : 1;
  const shares = Array.from({ length: processes }, (_, i) => {
    const [from, to] = [i, i + 1].map((each) => Math.floor((count * each) / processes));
    return run('server/test/soak.ts', to - from, part, from);
  });
  await Promise.all(shares);
}

const script = fileURLToPath(new URL('overtrick.mjs', import.meta.url));
await setUpOrExit();
playInBrowsers(counts.get('friends') ?? 0);
const { games } = await import('../packages/engine/dist/index.js');
/** Every game at every number of players. */
const TABLES = games.flatMap(({ name, seats: [fewest, most] }) =>
  Array.from({ length: most - fewest + 1 }, (_, i) => /** @type {const} */ ([name, fewest + i])),
);
/** Matches a round, so that no single command takes long. */
const MATCHES = 10;

if (wanted === 0) process.exit(0);
const { bots } = values;
const madeBy = new Map(bots.map((bot) => [bot, 0]));
let decisions = 0;
for (let round = 0; decisions < wanted; round++) {
  const bot = bots[round % bots.length];
  for (const [game, players] of TABLES) {
    const moves = play(game, players, bot, round);
    decisions += moves;
    madeBy.set(bot, (madeBy.get(bot) ?? 0) + moves);
    if (process.stderr.isTTY) process.stderr.write(`\r${decisions} of ${wanted} decisions `);
    if (decisions >= wanted) break;
  }
}
for (const [bot, made] of madeBy) console.log(`${made} decisions by ${bot}`);
console.log(`${decisions} decisions in all, every one legal`);

/**
 * @param {string} game
 * @param {number} players
 * @param {string} bot
 * @param {number} round
 * @returns {number}
 */
function play(game, players, bot, round) {
  const words = ['simulate', game, '-p', players, '-m', MATCHES, '--bots', bot];
  const more = ['--seed', `${values.seed}/${round}`, '--json', '--no-progress'];
  const argv = [script, ...words, ...more].map(String);
  const { status, stdout, stderr } = spawnSync(process.execPath, argv, { encoding: 'utf8' });
  if (status === 0) return JSON.parse(stdout).moves;
  console.error(`\n${argv.slice(1).join(' ')}\n${stderr}`);
  process.exit(1);
}

/**
 * The same match as in `npm test`, again and again: when a page is loaded and a line is cut is never quite the same.
 * @param {number} count
 */
function playInBrowsers(count) {
  if (count === 0) return;
  const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
  const argv = [vitest, 'run', '--reporter=dot', 'packages/web/test/friends.test.ts'];
  for (let n = 0; n < count; n++) {
    const { status, stdout } = spawnSync(process.execPath, argv, { cwd: root, encoding: 'utf8' });
    if (status === 0) continue;
    console.error(`match ${n + 1} of ${count} with friends\n${stdout}`);
    process.exit(1);
  }
  console.log(`${count} matches of five people in five browsers, every one to its end`);
}

/** @param {Part} name */
function readCount(name) {
  const text = values[name] ?? String(isChosen ? 0 : USUAL[name]);
  const count = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(count)) return count;
  return refuse(`--${name} takes a whole number from 0 up, not "${text}"`, HELP);
}

function readTown() {
  const text = values.town;
  if (/^[1-9]\d*,[1-9]\d*,[1-9]\d*$/.test(text)) return text;
  return refuse(`--town takes three whole numbers from 1 up, as 100,8,40, not "${text}"`, HELP);
}

/**
 * A part that runs straight from the sources. Ctrl-C ends this and what it has started.
 * @param {string} file
 * @param {number} count
 * @param {string} [part]
 * @param {number} [from] how many others have before it
 */
async function run(file, count, part, from = 0) {
  if (count === 0) return;
  const tsx = fileURLToPath(import.meta.resolve('tsx'));
  const main = fileURLToPath(new URL(`../packages/${file}`, import.meta.url));
  const more = part === 'towns' ? [town, ...(values.calm ? ['calm'] : [])] : [];
  const about = [...(part === undefined ? [] : [part]), count, seedNumber() + from];
  const words = [...about, ...more].map(String);
  const argv = ['--conditions=overtrick-source', '--import', pathToFileURL(tsx).href, main];
  const child = spawn(process.execPath, [...argv, ...words], { stdio: 'inherit' });
  children.add(child);
  const [status, signal] = await once(child, 'exit');
  children.delete(child);
  if (status === 0) return;
  for (const other of children) other.kill();
  process.exit(signal ? 130 : (status ?? 1));
}

/** Where the seed is no number, its letters make one. */
function seedNumber() {
  const number = Number(values.seed);
  if (Number.isSafeInteger(number)) return number;
  return [...values.seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 31, 7);
}
