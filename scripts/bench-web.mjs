// `npm run -s bench:web`: how heavy the page is and how quick, in a real browser: script for the first
// table of each game, time from navigation to the first legal card as a ratio to an empty page from the same server,
// longest task on the main thread during a whole deal with the strongest bots, and what a decision costs from the click
// until the table has come to rest: `--base COMMIT` measures the page of that commit beside it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { launch } from '../packages/web/site/browser.mjs';
import { portOf, serve } from '../packages/web/site/serve.mjs';
import { readArguments, refuse } from './arguments.mjs';
import { pageOf } from './bench-web/base.mjs';
import { measureMoves } from './bench-web/moves.mjs';
import { setUpOrExit } from './setup.mjs';

const HELP = `npm run -s bench:web [-- --base COMMIT]

Measures the page in a real browser: how heavy its scripts are, how soon the first card can be
played, the longest task on the main thread, and what a decision costs.

  --base COMMIT  builds the page of that commit too, and compares what a decision costs`;
const { flags } = readArguments(HELP, { options: { base: { type: 'string' } } });

const ROUNDS = 7;
const folder = fileURLToPath(new URL('../packages/web/dist/page', import.meta.url));
const limits = { kilobytes: 150, task: 50 };

await setUpOrExit({ withPage: true });
const before = flags.base === undefined ? undefined : pageOf(flags.base);
if (flags.base !== undefined && !before) refuse(`there is no commit ${flags.base}`, HELP);
const { games: offered } = await import('../packages/engine/dist/index.js');
const server = await serve(folder, 0);
const base = `http://localhost:${portOf(server)}/`;
const browser = await launch();

const games = await measureGames();
const table = await measureFirstTable();
const empty = await measureEmptyPage();
printScripts();
console.log(
  `navigation to the first legal card: ${table.toFixed(0)} ms, ` +
    `${(table / empty).toFixed(1)} times an empty page (${empty.toFixed(0)} ms); medians of ${ROUNDS}`,
);
for (const game of ['mu', 'gamut']) {
  const { work, clock, seconds } = await measureTasks(game);
  console.log(
    `longest task on the main thread, a deal of ${game} with masters (${seconds.toFixed(0)} s): ` +
      `${work.toFixed(1)} ms of work (at most ${limits.task}), ${clock.toFixed(1)} ms by the clock`,
  );
}
for (const game of ['mu', 'gamut']) await compareMoves(game);
await browser.close();
server.close();
before?.remove();

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
  const most = Math.max(...games.map(({ scripts }) => sizeOf(scripts)));
  console.log(
    `script for the first table: ${kilo(most).trim()} kB gzip in the heaviest game (at most ${limits.kilobytes})`,
  );
}

/**
 * A visitor for whom everything is new.
 * @param {string} settings
 */
async function visit(settings) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en',
  });
  await context.addInitScript((text) => localStorage.setItem('overtrick/settings', text), settings);
  // The form is sent as soon as it is there, and the first card noticed as soon as it can be used.
  await context.addInitScript(() => {
    const look = () => {
      /** @type {HTMLElement | null} */ (
        document.querySelector('form button[type=submit]')
      )?.click();
      const card = document.querySelector('main.table[data-settled] .own-card:not([data-shaded])');
      if (!card) return;
      document.documentElement.dataset.ready ??= String(performance.now());
    };
    new MutationObserver(look).observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
    });
  });
  return context;
}

/**
 * @param {string} game
 * @param {string} bots
 */
function form(game, bots) {
  return `${base}#/new/${game}?${new URLSearchParams({ players: '4', seed: 'bench', bots })}`;
}

/** All scripts that the page and its worker ask for until there is a table. */
async function measureGames() {
  const found = [];
  for (const { name: game } of offered) {
    /** @type {Set<string>} */
    const scripts = new Set();
    await openTable(game, ({ pathname }) => {
      if (pathname.endsWith('.js') && !pathname.endsWith('/sw.js')) scripts.add(pathname.slice(1));
    });
    found.push({ game, scripts: [...scripts].sort() });
  }
  return found;
}

/**
 * How long it takes until the first card can be played.
 * @param {string} game
 * @param {(address: URL) => void} onAnswer
 */
async function openTable(game, onAnswer = () => {}) {
  const context = await visit('{"speed":"instant"}');
  const page = await context.newPage();
  page.on('response', (response) => onAnswer(new URL(response.url())));
  await page.goto(form(game, 'novice'));
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  const time = await page.evaluate(() => Number(document.documentElement.dataset.ready));
  await context.close();
  return time;
}

async function measureFirstTable() {
  const times = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await openTable('mu'));
  return median(times);
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

/**
 * Plays the first legal thing until the deal is over, with the browser's own trace running.
 * @param {string} game
 */
async function measureTasks(game) {
  const context = await visit('{"speed":"fast"}');
  const page = await context.newPage();
  await page.goto(form(game, 'master'));
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  const started = performance.now();
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
  await page.evaluate(playDeal);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const seconds = (performance.now() - started) / 1000;
  await context.close();
  return { ...longestTask(traceEvents), seconds };
}

/**
 * Runs in the page: a person who clicks without thinking.
 * @returns {Promise<void>}
 */
function playDeal() {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (document.querySelector('.over')) {
        clearInterval(timer);
        resolve();
        return;
      }
      if (!document.querySelector('main.table[data-settled]')) return;
      const first = (/** @type {string} */ selector) =>
        /** @type {HTMLElement | null} */ (document.querySelector(selector));
      const mode = first('.middle')?.dataset.mode;
      const marked = document.querySelectorAll('.own-card[data-marked]').length;
      const needsTwo = (mode === 'give' || mode === 'exchange') && marked < 2;
      const target = needsTwo
        ? first('.own-card:not([data-marked])')
        : mode === 'play'
          ? first('.own-card:not([data-shaded])')
          : (first('.choice[data-type=stay], .choice[data-type=pass]') ??
            first('.choices .choice:not(:disabled)'));
      target?.click();
    }, 50);
  });
}

/**
 * What the browser's trace says about a task, in microseconds.
 * @typedef {{ name: string, ph: string, pid: number, tid: number, args: { name?: string }, dur?: number, tdur?: number }} Task
 */

/**
 * Main threads of pages only: workers and the browser itself may be as busy as they like. By the clock
 * a task also waits for whatever else runs on the machine; its work is what the processor did for it.
 * @param {Task[]} events
 */
function longestTask(events) {
  const names = events.filter(({ name }) => name === 'thread_name');
  const mains = new Set(
    names
      .filter(({ args }) => args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && /RunTask/.test(name) && mains.has(`${pid}/${tid}`),
  );
  const most = (/** @type {'tdur' | 'dur'} */ field) =>
    Math.max(0, ...tasks.map((task) => (task[field] ?? 0) / 1000));
  return { work: most('tdur'), clock: most('dur') };
}
