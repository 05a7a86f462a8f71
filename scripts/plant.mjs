// `npm run plant [-- WORDS] [--all] [--write]`: plants known defects in a copy of the sources, one at a
// time, and fails if a check that should catch one does not. WORDS choose defects by name, game or file;
// --all runs every check on them; --write puts the result into docs/proofs.md. It takes minutes.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './arguments.mjs';
import { defects } from './defects.mjs';
import { makeCopy } from './scratch.mjs';
import { root } from './steps.mjs';

const AT_ONCE = 2;
/** A defect may make a test run for ever. */
const PATIENCE_MS = 240_000;

const test = 'packages/engine/test';
/** The tests of the conformance suite about what a seat sees and guesses, by their beginnings. */
const SECRETS = 'a view|a guess|seats that|a spectator';
/** @typedef {(typeof defects)[number]} Defect */

/**
 * What each check runs for a game: test files, and which of their tests.
 * @type {Record<string, (game: string) => string[]>}
 */
const checks = {
  rules: (game) => [`packages/engine/src/games/${game}/`],
  kit: () => [
    'packages/engine/src/replay',
    'packages/engine/src/scan',
    'packages/engine/src/sample',
    'packages/engine/src/options',
    `${test}/options.test.ts`,
  ],
  quick: () => ['packages/engine/src/quick.test.ts'],
  perft: (game) => [`${test}/perft.test.ts`, '-t', `^${game}, `],
  naive: (game) => [
    `${test}/conformance.test.ts`,
    `${test}/legality.test.ts`,
    '-t',
    `^${few(game)} the naive`,
  ],
  conformance: (game) => [
    `${test}/conformance.test.ts`,
    '-t',
    `^${few(game)} (?!the naive|${SECRETS})`,
  ],
  secrecy: (game) => [`${test}/conformance.test.ts`, '-t', `^${few(game)} (${SECRETS})`],
  golden: (game) => [`${test}/golden.test.ts`, '-t', `^${game}-`],
  rooms: () => ['scripts/boundaries.test.mjs', '-t', 'asks which game'],
  facts: (game) => [`${test}/facts.test.ts`, '-t', game],
  places: (game) => [`${test}/whereabouts.test.ts`, '-t', game],
  outlooks: (game) => [`${test}/outlook.test.ts`, '-t', game],
  figures: (game) => [`${test}/figures.test.ts`, '-t', `^the rules page of ${game} `],
  ratings: () => ['packages/table/test/standing', 'packages/server/test/standing.test.ts'],
  stores: () => ['packages/table/test/stores.test.ts'],
  eyes: () => ['packages/table/test/eyes.test.ts'],
  hosts: () =>
    ['bots', 'chaos', 'host', 'seeds', 'undo'].map((name) => `packages/table/test/${name}.test.ts`),
  table: () => ['packages/table/src/claim.test.ts', 'packages/table/src/table.test.ts'],
  doors: () => [
    'packages/engine/src/choice.test.ts',
    'packages/engine/src/move.test.ts',
    'packages/table/src/command.test.ts',
    'packages/table/test/doors.test.ts',
  ],
  spies: () => ['packages/server/test/secrecy'],
  days: () => ['packages/server/test/simulation/days.test.ts'],
  accounts: () => ['packages/server/test/accounts.test.ts'],
  notices: () => [
    'packages/server/test/notices.test.ts',
    'packages/web/site/service-worker.test.ts',
  ],
  towns: () => ['packages/server/test/simulation/town.test.ts'],
  kills: () => ['packages/server/test/kill.test.ts'],
  nodes: () => ['packages/server/test/simulation/nodes.test.ts'],
  postgres: () => ['vault', 'nodes'].map((name) => `packages/server/test/postgres/${name}.test.ts`),
  damage: () => ['packages/server/test/damage.test.ts'],
  backups: () => ['packages/server/test/backup.test.ts'],
  proxies: () => ['packages/server/test/proxies.test.ts'],
  frames: () => ['packages/server/test/fuzz.test.ts'],
  mobs: () => ['packages/server/test/hostile.test.ts'],
  browser: () => ['packages/web/test/browser.test.ts', 'packages/web/site/packed.test.ts'],
  words: () => ['packages/web/src/words'],
  examples: () => ['packages/web/src/rules/examples.test.ts'],
  comforts: () => ['packages/web/test/comforts.test.ts'],
  endings: () => ['packages/web/test/endings.test.ts'],
  origin: () => ['packages/web/test/origin.test.ts'],
  serving: () => ['packages/web/site'],
  friends: () => ['packages/web/src/friends'],
  round: () => ['packages/web/test/round.test.ts', 'packages/web/src/round'],
  talk: () => ['packages/web/src/friends/play'],
  keeping: () => ['packages/web/test/kept.test.ts'],
  hostile: () => ['packages/web/test/hostile.test.ts'],
  listening: () => ['packages/web/test/keyboard.test.ts'],
  bots: () =>
    ['contest/', 'games/yamv/', 'drawn', 'hints/', 'levels', 'search', 'worlds', 'worth'].map(
      (part) => `packages/bots/src/${part}`,
    ),
  terminal: () => ['packages/cli/src/commands/play.test.ts'],
  general: () => ['packages/bots/src/general'],
  sixth: () => ['scripts/sixth.test.mjs'],
  programs: () => ['packages/lab/src/programs', 'packages/cli/test/bots.test.ts'],
  outside: () => ['packages/cli/src/guard.test.ts', 'packages/cli/src/commands/check.test.ts'],
  seeds: (game) => ['packages/cli/test/golden.test.ts', '-t', `^${game}-`],
};

/**
 * The smaller tables are enough here, and quicker.
 * @param {string} game
 */
function few(game) {
  return `'${game}' with [345]`;
}

const { flags, words } = readArguments(
  `npm run plant [-- WORDS] [--all] [--write]

Plants known defects in a copy of the sources, one at a time, and fails if a check that should catch
one does not. WORDS choose defects by name, game or file. It takes minutes.

  --all     runs every check on them, not only those that should catch them
  --write   puts the result into docs/proofs.md`,
  { options: { all: { type: 'boolean' }, write: { type: 'boolean' } }, words: true },
);
const chosen = defects.filter(({ name, game, file }) =>
  words.every((word) => `${name} ${game} ${file}`.includes(word)),
);
let failures = 0;

const benches = Array.from({ length: AT_ONCE }, () => makeCopy('plant'));
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
try {
  await checkSound();
  if (failures === 0) await share(chosen, plant);
} finally {
  clear();
}
if (flags.write && failures === 0) writeTable();
console.log(`${chosen.length} defects, ${failures} failures`);
process.exitCode = failures > 0 || chosen.length === 0 ? 1 : 0;

function clear() {
  for (const bench of benches) rmSync(bench, { recursive: true, force: true, maxRetries: 5 });
}

function stop() {
  for (const child of running) child.kill('SIGKILL');
  clear();
  process.exit(130);
}

/**
 * Hands the items out to the benches, as each becomes free.
 * @template Item
 * @param {Iterable<Item>} items
 * @param {(bench: string, item: Item) => Promise<void>} work
 */
async function share(items, work) {
  const left = [...items];
  await Promise.all(
    benches.map(async (bench) => {
      for (let item = left.shift(); item; item = left.shift()) await work(bench, item);
    }),
  );
}

/** Without a defect every check must pass, or catching one would mean nothing. */
async function checkSound() {
  /** @type {Map<string, [check: string, game: string]>} */
  const wanted = new Map();
  for (const defect of chosen) {
    for (const check of checksOf(defect))
      wanted.set(checks[check](defect.game).join(' '), [check, defect.game]);
  }
  await share(wanted.values(), async (bench, [check, game]) => {
    const { failed } = await run(bench, check, game);
    if (failed !== undefined) fail(`${check} of ${game} fails without a defect: ${failed}`);
  });
}

/** @param {Defect} defect */
function checksOf({ caughtBy }) {
  return flags.all ? Object.keys(checks) : caughtBy;
}

/**
 * @param {string} bench
 * @param {Defect} defect
 */
async function plant(bench, defect) {
  const { name, game, file, find, replace, caughtBy } = defect;
  const path = join(bench, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(find).length !== 2)
    return fail(`${name}: the text to change is not once in ${file}`);
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
  const caught = [];
  for (const check of checksOf(defect)) {
    const { failed, isBroken } = await run(bench, check, game);
    if (isBroken) fail(`${name}: the sources do not even load: ${failed}`);
    else if (failed !== undefined) caught.push({ check, failed });
    else if (caughtBy.includes(check)) fail(`${name}: not caught by ${check}`);
  }
  writeFileSync(path, text);
  console.log(
    `${name}\n${caught.map(({ check, failed }) => `    ${check}: ${failed}\n`).join('')}`,
  );
}

/** @param {string} message */
function fail(message) {
  failures++;
  console.log(`FAILED ${message}`);
}

/**
 * What vitest reports of a file.
 * @typedef {{ status: string, message: string, assertionResults: { status: string, fullName: string }[] }} TestFile
 */

/**
 * Runs a check until its first failure.
 * @param {string} bench
 * @param {string} check
 * @param {string} game
 * @returns {Promise<{ failed?: string, isBroken?: boolean }>}
 */
async function run(bench, check, game) {
  const report = join(bench, 'report.json');
  rmSync(report, { force: true });
  const args = ['run', '--bail=1', '--reporter=json', `--outputFile=${report}`];
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const isLate = await finish(
    spawn(process.execPath, [vitest, ...args, ...checks[check](game)], {
      cwd: bench,
      stdio: 'ignore',
      // The packed browser, as a defect in how it is unpacked shows in no other.
      env: { ...process.env, PLANTED: 'yes', CHROMIUM: 'packed' },
    }),
  );
  if (isLate) return { failed: 'it does not come to an end' };
  if (!existsSync(report)) return { failed: 'no report', isBroken: true };
  const { testResults, numPassedTests } = JSON.parse(readFileSync(report, 'utf8'));
  /** @type {TestFile[]} */
  const files = testResults;
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.find(({ status }) => status === 'failed');
  if (failed) return { failed: failed.fullName.trim() };
  const broken = files.find(({ status }) => status === 'failed');
  if (broken) return { failed: broken.message, isBroken: true };
  return numPassedTests === 0 ? { failed: 'no test was run', isBroken: true } : {};
}

/**
 * Whether the patience was over before the process was.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<boolean>}
 */
function finish(child) {
  running.add(child);
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      resolve(true);
    }, PATIENCE_MS);
    child.on('close', () => {
      clearTimeout(timer);
      running.delete(child);
      resolve(false);
    });
  });
}

/** What has been declared, which is what was found: a check that does not catch its defect is a failure. */
function writeTable() {
  const path = join(root, 'docs/proofs.md');
  const [before] = readFileSync(path, 'utf8').split('<!-- planted -->');
  const rows = defects.map(({ name, game, caughtBy }) => [name, game, caughtBy.join(', ')]);
  const table = [['defect', 'tried in', 'caught by'], ['---', '---', '---'], ...rows];
  const lines = table.map((cells) => `| ${cells.join(' | ')} |`);
  writeFileSync(path, `${before}<!-- planted -->\n\n${lines.join('\n')}\n`);
}
