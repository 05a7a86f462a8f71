// `npm run plant [-- WORDS] [--all] [--list] [--write]`: plants known defects in a copy of the sources, one at a
// time, and fails if a check that should catch one does not. WORDS choose defects by name, game or file;
// --all runs every check on them; --list only names them; --write puts the result into docs/proofs.md. It takes minutes.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './arguments.mjs';
import { checks } from './defects/checks.mjs';
import { plantedIn } from './defects/defect.mjs';
import { defects } from './defects/index.mjs';
import { makeCopy } from './scratch.mjs';
import { root } from './steps.mjs';

const AT_ONCE = 2;
/** A defect may make a test run for ever: it has so many times as long as without one, on the same machine just then. */
const PATIENCE = 8;
/** And never less, in milliseconds: what was quick before may have been lucky. */
const LEAST_PATIENCE = 240_000;

/** @typedef {import('./defects/defect.mjs').Defect} Defect */

const { flags, words } = readArguments(
  `npm run plant [-- WORDS] [--all] [--list] [--write]

Plants known defects in a copy of the sources, one at a time, and fails if a check that should catch
one does not. WORDS choose defects by name, game or file. It takes minutes.

  --all     runs every check on them, not only those that should catch them
  --list    only names them, and those whose text is no longer in the sources
  --write   puts the result into docs/proofs.md`,
  {
    options: {
      all: { type: 'boolean' },
      list: { type: 'boolean' },
      write: { type: 'boolean' },
    },
    words: true,
  },
);
const chosen = defects.filter(({ name, game, file }) =>
  words.every((word) => `${name} ${game} ${file}`.includes(word)),
);
let failures = 0;

/** @type {string[]} */
let benches = [];
/** By check and game, how long it took without a defect. @type {Map<string, number>} */
const sound = new Map();
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
if (flags.list) list();
else await plantAll();
if (flags.write && failures === 0) writeTable();
console.log(`${chosen.length} defects, ${failures} failures`);
process.exitCode = failures > 0 || chosen.length === 0 ? 1 : 0;

function list() {
  for (const defect of chosen) {
    const text = plantedIn(root, defect);
    if ('hindrance' in text) fail(text.hindrance);
    else console.log(`${defect.name} (${defect.caughtBy.join(', ')})`);
  }
}

async function plantAll() {
  benches = Array.from({ length: AT_ONCE }, () => makeCopy('plant'));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  try {
    await checkSound();
    if (failures === 0) await share(chosen, plant);
  } finally {
    clear();
  }
}

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
  await share(wanted, async (bench, [name, [check, game]]) => {
    const began = Date.now();
    const { failed } = await run(bench, check, game);
    sound.set(name, Date.now() - began);
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
  const { name, game, file, caughtBy } = defect;
  const text = plantedIn(bench, defect);
  if ('hindrance' in text) return fail(text.hindrance);
  const path = join(bench, file);
  writeFileSync(path, text.planted);
  const caught = [];
  for (const check of checksOf(defect)) {
    const { failed, isBroken } = await run(bench, check, game);
    if (isBroken) fail(`${name}: the sources do not even load: ${failed}`);
    else if (failed !== undefined) caught.push({ check, failed });
    else if (caughtBy.includes(check)) fail(`${name}: not caught by ${check}`);
  }
  writeFileSync(path, text.sound);
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
  const files = checks[check](game);
  const usual = sound.get(files.join(' '));
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const isLate = await finish(
    spawn(process.execPath, [vitest, ...args, ...files], {
      cwd: bench,
      stdio: 'ignore',
      // The packed browser, as a defect in how it is unpacked shows in no other.
      env: { ...process.env, PLANTED: 'yes', CHROMIUM: 'packed' },
    }),
    // Without a defect everything ends by itself, however busy the machine is.
    usual === undefined ? undefined : Math.max(LEAST_PATIENCE, PATIENCE * usual),
  );
  if (isLate) return { failed: 'it does not come to an end' };
  if (!existsSync(report)) return { failed: 'no report', isBroken: true };
  const { testResults, numPassedTests } = JSON.parse(readFileSync(report, 'utf8'));
  /** @type {TestFile[]} */
  const results = testResults;
  const tests = results.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.find(({ status }) => status === 'failed');
  if (failed) return { failed: failed.fullName.trim() };
  const broken = results.find(({ status }) => status === 'failed');
  if (broken) return { failed: broken.message, isBroken: true };
  return numPassedTests === 0 ? { failed: 'no test was run', isBroken: true } : {};
}

/**
 * Whether the patience was over before the process was.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number | undefined} patience in milliseconds; without one it is waited for
 * @returns {Promise<boolean>}
 */
function finish(child, patience) {
  running.add(child);
  return new Promise((resolve) => {
    const giveUp = () => {
      child.kill('SIGKILL');
      resolve(true);
    };
    const timer = patience === undefined ? undefined : setTimeout(giveUp, patience);
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
