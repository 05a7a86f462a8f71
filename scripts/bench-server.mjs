// `npm run -s bench:server [-- --json]`: what a move costs on the server of tables, beside the least that any server could do,
// in one run: CPU as a ratio to a bare broadcast to as many sockets, the slowest answers as a ratio to an echo that is written
// down first, and how much memory thousands of tables take. What is beyond its bound is said, and the end is then 1.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments, refuse } from './arguments.mjs';
import { Child } from './bench-server/child.mjs';
import { measurePostgres } from './bench-server/postgres.mjs';
import { bareTables, Scene } from './bench-server/scene.mjs';
import { DEAL, openTables, PEOPLE } from './bench-server/tables.mjs';
import { setUpOrExit } from './setup.mjs';

/** The most that each figure may be. */
const MOST = { cpuPerMove: 2, p99: 2, rssMiB: 512, eightNodesP50: 2 };
/** The least. */
const LEAST = { appendsPerSecond: 5000 };

const HELP = `npm run -s bench:server [-- --json] [--tables N] [--held N] [--seconds N] [--rounds N]

Measures the server of tables beside the least that any server could do, all in one run, with the
clients in processes of their own. Its tables are at all points of their deals, and every sort of move
is among those that are measured. CPU is that of the whole process of the server, all threads
included: sockets, tables, garbage, and the thread that writes to the disk (the broadcast beside
it writes nothing down). The clients play deals of Mü for four to their ends. The bare broadcast
sends each of the four as many bytes as the server told them on average, and who has moved
that it is done, by the same library. Ends with 1 if a figure is beyond its bound: cpuPerMove ${MOST.cpuPerMove},
p99 ${MOST.p99}, rssMiB ${MOST.rssMiB}; with --postgres eightNodesP50 ${MOST.eightNodesP50}, and at least ${LEAST.appendsPerSecond} appendsPerSecond.

  --json        one object a line: {"name": …, "value": …}
  --tables N    tables of four at which 500 moves a second are offered (1000; 0 leaves it out)
  --held N      tables of four that are held in memory (4500; 0 leaves it out)
  --seconds N   how long each round takes (8)
  --rounds N    how often the servers take turns; the middle one counts (3)
  --postgres    measures servers that share a database of PostgreSQL instead, which is started for it: how many
                entries can be added a second, and p50 of eight nodes beside that of one; with --tables, 200`;
const { flags } = readArguments(HELP, {
  options: {
    json: { type: 'boolean' },
    tables: { type: 'string', default: process.argv.includes('--postgres') ? '200' : '1000' },
    held: { type: 'string', default: '4500' },
    seconds: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '3' },
    postgres: { type: 'boolean' },
  },
});
const [tables, held, seconds, rounds] = ['tables', 'held', 'seconds', 'rounds'].map((name) =>
  countOf(/** @type {'tables' | 'held' | 'seconds' | 'rounds'} */ (name)),
);
/** Servers run for days: so many seconds each does what is not measured, ours after all tables were scattered. */
const WARM_UP = 5;
/** Moves a second that are offered. */
const OFFERED = 500;
let isBeyond = false;
/** Files that a server has open besides its sockets. */
const SPARE_FILES = 200;

await setUpOrExit();
const folder = mkdtempSync(join(tmpdir(), 'overtrick-bench-'));
try {
  if (flags.postgres) await measureDatabase();
  else {
    if (tables > 0) await measureMoves();
    if (held > 0) await measureMemory();
  }
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
process.exit(isBeyond ? 1 : 0);

async function measureMoves() {
  const own = await openOwn('moves', tables);
  await own.scatter(DEAL);
  const { news } = await own.run(OFFERED, WARM_UP);
  const broadcast = await openBare(['broadcast', String(Math.round(news))]);
  const commit = await openBare(['commit', join(folder, 'rows.db')]);
  for (const scene of [broadcast, commit]) await scene.run(OFFERED, WARM_UP);
  /** @type {{ own: Round, broadcast: Round, commit: Round }[]} */
  const found = [];
  for (let i = 0; i < rounds; i++) {
    const round = {
      own: await own.run(OFFERED, seconds),
      broadcast: await broadcast.run(OFFERED, seconds),
      commit: await commit.run(OFFERED, seconds),
    };
    found.push(round);
    say(
      `round ${i + 1}, ${tables} tables, ${own.sockets} sockets, news of ${news.toFixed(0)} bytes`,
    );
    for (const [name, of] of Object.entries(round)) say(`  ${name.padEnd(9)} ${inWords(of)}`);
  }
  tell(
    'cpuPerMove',
    middle(found.map((round) => round.own.cpuPerMove / round.broadcast.cpuPerMove)),
  );
  tell('p99', middle(found.map((round) => round.own.p99 / round.commit.p99)));
  for (const scene of [own, broadcast, commit]) await scene.end();
}

async function measureDatabase() {
  const wanted = { tables, perSecond: OFFERED, seconds, rounds, say };
  const { appendsPerSecond, eightNodesP50 } = await measurePostgres(wanted);
  tell('appendsPerSecond', appendsPerSecond);
  tell('eightNodesP50', eightNodesP50);
}

async function measureMemory() {
  const most = Math.floor((openFiles() - SPARE_FILES) / PEOPLE);
  if (most < held) {
    console.error(
      `A process may have only ${openFiles()} files open here (ulimit -n): ${most} tables are held, not ${held}.`,
    );
  }
  const own = await openOwn('held', Math.min(held, most));
  const { made, missed } = await own.run(OFFERED, seconds);
  say(
    `${own.sockets / PEOPLE} tables held, ${made} moves made among them, ${missed} not offered in time`,
  );
  tell('sockets', own.sockets);
  tell('rssMiB', await own.rss());
  await own.end();
}

/**
 * @param {string} name
 * @param {number} count
 */
async function openOwn(name, count) {
  const scene = new Scene(new Child('overtrick.mjs', [join(folder, name)]));
  await scene.gather('mu', await openTables(await scene.port, count));
  return scene;
}

/** @param {string[]} words */
async function openBare(words) {
  const scene = new Scene(new Child('bare.mjs', words));
  await scene.gather('bare', bareTables(tables));
  return scene;
}

/** @typedef {import('./bench-server/scene.mjs').Round} Round */

/** @param {Round} round */
function inWords({ cpuPerMove, p50, p99, made, missed }) {
  const late = missed > 0 ? `, ${missed} not offered in time` : '';
  return `${cpuPerMove.toFixed(0)} µs of CPU a move, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${made} moves${late}`;
}

/** @param {string} text */
function say(text) {
  if (!flags.json) console.log(text);
}

/**
 * @param {string} name
 * @param {number} figure
 */
function tell(name, figure) {
  const value = Math.round(figure * 100) / 100;
  console.log(flags.json ? JSON.stringify({ name, value }) : `${name}: ${value}`);
  const most = boundOf(MOST, name) ?? Number.POSITIVE_INFINITY;
  const least = boundOf(LEAST, name) ?? 0;
  if (value >= least && value <= most) return;
  isBeyond = true;
  const bound = value > most ? `may be ${most} at most` : `must be ${least} at least`;
  console.error(`${name} is ${value}, and ${bound}.`);
}

/**
 * @param {Record<string, number>} bounds
 * @param {string} name
 */
function boundOf(bounds, name) {
  return Object.entries(bounds).find(([bound]) => bound === name)?.[1];
}

/** How many files a process may have open; where that cannot be known, enough. */
function openFiles() {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** @param {number[]} figures */
function middle(figures) {
  return figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)];
}

/** @param {'tables' | 'held' | 'seconds' | 'rounds'} name */
function countOf(name) {
  const text = flags[name];
  if (/^\d{1,6}$/.test(text)) return Number(text);
  return refuse(`--${name} takes a whole number, not "${text}"`, HELP);
}
