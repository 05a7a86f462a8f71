// npm run soak [-- --values N] [--decisions N] [--bots SPEC …]: first tries N arbitrary values at every door of
// engine and table, then lets bots play every game and player count with small budgets, those named a round
// each in turn, and counts their decisions. 0 leaves a part out. Harm done, an illegal answer or an exception
// ends it with exit code 1.
import { spawnSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readArguments, refuse } from './arguments.mjs';
import { setUpOrExit } from './setup.mjs';

const HELP = `npm run soak [-- --values N] [--decisions N] [--bots BOT …] [--seed TEXT]

Tries arbitrary values at every door of engine and table, then lets bots play every game at every
number of players, and counts their decisions. Harm done, an illegal answer or an exception ends it
with exit code 1. 0 leaves a part out.

  --values N      how many values in all (default: 300000)
  --decisions N   how many decisions in all (default: 1000000)
  --bots BOT      who plays; repeat it for more, each takes a round in turn
                  (default: novice, club:worlds=1, master:worlds=1)
  --seed TEXT     what all chance comes from (default: 1)`;

const { flags: values } = readArguments(HELP, {
  options: {
    values: { type: 'string', default: '300000' },
    decisions: { type: 'string', default: '1000000' },
    bots: {
      type: 'string',
      multiple: true,
      default: ['novice', 'club:worlds=1', 'master:worlds=1'],
    },
    seed: { type: 'string', default: '1' },
  },
});
const wanted = readCount('decisions');
knock(readCount('values'));

const script = fileURLToPath(new URL('overtrick.mjs', import.meta.url));
await setUpOrExit();
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

/** @param {'values' | 'decisions'} name */
function readCount(name) {
  const count = Number(values[name]);
  if (/^\d+$/.test(values[name]) && Number.isSafeInteger(count)) return count;
  return refuse(`--${name} takes a whole number from 0 up, not "${values[name]}"`, HELP);
}

/**
 * Arbitrary values at the doors. Ctrl-C ends this and what it has started.
 * @param {number} count
 */
function knock(count) {
  if (count === 0) return;
  const tsx = fileURLToPath(import.meta.resolve('tsx'));
  const main = fileURLToPath(new URL('../packages/table/test/soak.ts', import.meta.url));
  const argv = [
    '--conditions=overtrick-source',
    '--import',
    pathToFileURL(tsx).href,
    main,
    count,
    seedNumber(),
  ];
  const { status, signal } = spawnSync(process.execPath, argv.map(String), { stdio: 'inherit' });
  if (signal) process.exit(130);
  if (status !== 0) process.exit(status ?? 1);
}

/** Where the seed is no number, its letters make one. */
function seedNumber() {
  const number = Number(values.seed);
  if (Number.isSafeInteger(number)) return number;
  return [...values.seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 31, 7);
}
