// `npm run -s bench:web`: how heavy the page is and how quick, in a real browser: script for the first
// table of each game by Play on the home screen and by the form, time from navigation to the first legal card as a ratio to an empty page from the same server,
// longest task on the main thread during a whole deal with the strongest bots, and what a decision costs from the click
// until the table has come to rest: `--base COMMIT` measures the page of that commit beside it. Where a bound is passed it ends
// with 1; that of the first card is a figure for people, as it hangs on the machine.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { launch } from '../packages/web/site/browser.mjs';
import { portOf, serve } from '../packages/web/site/serve.mjs';
import { readArguments, refuse } from './arguments.mjs';
import { measureAnalysis } from './bench-web/analysis.mjs';
import { pageOf } from './bench-web/base.mjs';
import { measureMoves } from './bench-web/moves.mjs';
import { measureTasks } from './bench-web/tasks.mjs';
import { byForm, byPlay, openTable } from './bench-web/visit.mjs';
import { setUpOrExit } from './setup.mjs';

const HELP = `npm run -s bench:web [-- --short] [--base COMMIT]

Measures the page in a real browser: how heavy its scripts are, how soon the first card can be
played, the longest task on the main thread, and what a decision costs. Ends with 1 if there is
more script, or a longer task, than there may be.

  --short        leaves out what a decision costs: a minute instead of seven
  --base COMMIT  builds the page of that commit too, and compares the first card and a decision`;
const { flags } = readArguments(HELP, {
  options: { base: { type: 'string' }, short: { type: 'boolean' } },
});

const ROUNDS = 7;
const folder = fileURLToPath(new URL('../packages/web/dist/page', import.meta.url));
const limits = { kilobytes: 150, task: 50 };

await setUpOrExit({ withPage: true });
const before = flags.base === undefined ? undefined : pageOf(flags.base);
if (flags.base !== undefined && !before) refuse(`there is no commit ${flags.base}`, HELP);
const { games: offered } = await import('../packages/engine/dist/index.js');
const servers = await Promise.all(
  [folder, ...(before ? [before.folder] : [])].map((each) => serve(each, 0)),
);
const [base, ...bases] = servers.map((server) => `http://localhost:${portOf(server)}/`);
const browser = await launch();
/** @type {string[]} */
const faults = [];

/** @type {{ game: string, scripts: string[], inForm: string[], inGerman: string[] }[]} */
const games = [];
for (const { name: game } of offered) {
  const { scripts } = await openTable(browser, byPlay(base, game));
  const byWayOfForm = await openTable(browser, byForm(base, game));
  const inGerman = await openTable(browser, byPlay(base, game, 'de'));
  games.push({ game, scripts, inForm: byWayOfForm.scripts, inGerman: inGerman.scripts });
}
printScripts();
await printFirstCard();
for (const game of ['mu', 'gamut']) await printTasks(game);
await printAnalysis();
if (!flags.short) for (const game of ['mu', 'gamut']) await compareMoves(game);
await browser.close();
for (const server of servers) server.close();
before?.remove();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

/** By the clock, and as a ratio to what was measured in turns with it. */
async function printFirstCard() {
  /** @type {number[][]} */
  const times = [base, ...bases].map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, each] of [base, ...bases].entries()) {
      times[i].push((await openTable(browser, byForm(each, 'mu'))).time);
    }
  }
  const [now, then] = times.map(median);
  const empty = await measureEmptyPage();
  const than = then ? `, ${(now / then).toFixed(2)} times that of ${flags.base}` : '';
  console.log(
    `navigation to the first legal card: ${now.toFixed(0)} ms, ` +
      `${(now / empty).toFixed(1)} times an empty page (${empty.toFixed(0)} ms)${than}; medians of ${ROUNDS}`,
  );
}

/** @param {string} game */
async function printTasks(game) {
  const { work, clock, seconds } = await measureTasks(browser, base, game);
  const what = `longest task on the main thread, a deal of ${game} with masters`;
  console.log(
    `${what} (${seconds.toFixed(0)} s): ` +
      `${work.toFixed(1)} ms of work (at most ${limits.task}), ${clock.toFixed(1)} ms by the clock`,
  );
  if (work > limits.task) {
    faults.push(`${what}: ${work.toFixed(1)} ms of work are more than ${limits.task}`);
  }
}

/** How long an analysis takes hangs on the machine; that it does not hold up the page does not. */
async function printAnalysis() {
  const { first, worlds, decisions, all, work, clock } = await measureAnalysis(browser, base);
  console.log(
    `analysis of a seat of mu with five players: first verdict after ${first.toFixed(0)} ms (${worlds} worlds), ` +
      `${decisions} decisions after ${all.toFixed(0)} ms; longest task on the main thread ` +
      `${work.toFixed(1)} ms of work (at most ${limits.task}), ${clock.toFixed(1)} ms by the clock`,
  );
  if (work > limits.task) faults.push(`analysis: a task of ${work.toFixed(1)} ms of work`);
}

/**
 * What a decision costs, and what it cost before.
 * @param {string} game
 */
async function compareMoves(game) {
  const [now, then] = await measureMoves(browser, game, [
    folder,
    ...(before ? [before.folder] : []),
  ]);
  const than = then
    ? `, ${(median(now) / median(then)).toFixed(2)} times that of ${flags.base}`
    : '';
  console.log(
    `a decision in ${game}, from the click to rest, with bots that do not think: ` +
      `${median(now).toFixed(1)} ms of processors${than}; medians of ${now.length}`,
  );
}

/** @param {number} n */
function kilo(n) {
  return (n / 1000).toFixed(1).padStart(6);
}

/** @param {number[]} values */
function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** @param {string[]} scripts */
function sizeOf(scripts) {
  return scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0);
}

/** What every table needs, what each game adds to it, and the heaviest of them all. */
function printScripts() {
  const [first] = games;
  const isShared = (/** @type {string} */ name) =>
    games.every(({ scripts }) => scripts.includes(name));
  const shared = first.scripts.filter(isShared);
  for (const name of shared) console.log(`  ${kilo(sizeOf([name]))} kB  ${name}`);
  console.log(`  ${kilo(sizeOf(shared))} kB  for a table of any game; and then:`);
  for (const { game, scripts } of games) {
    const own = scripts.filter((name) => !isShared(name));
    console.log(`  ${kilo(sizeOf(own))} kB  ${game}: ${own.join(', ')}`);
  }
  boundScripts(
    'by Play on the home screen',
    games.map(({ scripts }) => scripts),
  );
  boundScripts(
    'by the form for a table',
    games.map(({ inForm }) => inForm),
  );
  boundScripts(
    'by Play, in German',
    games.map(({ inGerman }) => inGerman),
  );
}

/**
 * @param {string} way
 * @param {string[][]} loaded by game
 */
function boundScripts(way, loaded) {
  const most = Math.max(...loaded.map(sizeOf));
  const what = `script for the first table ${way}: ${kilo(most).trim()} kB gzip in the heaviest game`;
  console.log(`${what} (at most ${limits.kilobytes})`);
  if (most > 1000 * limits.kilobytes) faults.push(`${what} are more than ${limits.kilobytes}`);
}

async function measureEmptyPage() {
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${base}health`);
    times.push(
      await page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation');
        return entry instanceof PerformanceNavigationTiming ? entry.loadEventEnd : 0;
      }),
    );
    await context.close();
  }
  return median(times);
}
