// Servers that share a database of PostgreSQL: how many entries can be added a second, and how much slower eight nodes answer
// than one, both at the same moves a second in the same run. A database of one's own is started for it.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Child } from './child.mjs';
import { Scene } from './scene.mjs';
import { DEAL, openTables } from './tables.mjs';

const APPENDERS = 2;
const LOGS = 400;
const NODES = 8;
/** Servers run for days: so many seconds nothing is measured. */
const WARM_UP = 10;

/**
 * @param {{ tables: number, perSecond: number, seconds: number, rounds: number, say: (text: string) => void }} wanted
 * @returns {Promise<{ appendsPerSecond: number, eightNodesP50: number }>}
 */
export async function measurePostgres(wanted) {
  const database = await startDatabase();
  try {
    const appendsPerSecond = await measureAppends(database.url, wanted);
    return { appendsPerSecond, eightNodesP50: await measureNodes(database.url, wanted) };
  } finally {
    database.end();
  }
}

/**
 * @param {string} url
 * @param {{ seconds: number, rounds: number, say: (text: string) => void }} wanted
 */
async function measureAppends(url, { seconds, rounds, say }) {
  const appenders = Array.from({ length: APPENDERS }, () => new Child('appender.mjs', [url]));
  await Promise.all(appenders.map((each) => each.ask('ready')));
  const found = [];
  for (let i = 0; i < rounds; i++) {
    const runs = appenders.map((each, at) =>
      each.ask('run', { name: `${i}-${at}`, tables: LOGS / APPENDERS, seconds }),
    );
    const count = (await Promise.all(runs)).reduce((sum, each) => sum + each, 0);
    say(`round ${i + 1}: ${Math.round(count / seconds)} appends a second`);
    found.push(count / seconds);
  }
  for (const each of appenders) await each.end();
  return middle(found);
}

/**
 * One node and eight take turns at tables of their own, in one database.
 * @param {string} url
 * @param {{ tables: number, perSecond: number, seconds: number, rounds: number, say: (text: string) => void }} wanted
 */
async function measureNodes(url, { tables, perSecond, seconds, rounds, say }) {
  const one = await openNodes(url, 1, tables);
  const eight = await openNodes(url, NODES, tables);
  for (const scene of [one, eight]) {
    await scene.scatter(DEAL);
    await scene.run(perSecond, WARM_UP);
  }
  const found = [];
  for (let i = 0; i < rounds; i++) {
    const [few, many] = [await one.run(perSecond, seconds), await eight.run(perSecond, seconds)];
    say(inWords('one', few));
    say(inWords('eight', many));
    found.push(many.p50 / few.p50);
  }
  for (const scene of [one, eight]) await scene.end();
  return middle(found);
}

/**
 * @param {string} url
 * @param {number} count
 * @param {number} tables
 */
async function openNodes(url, count, tables) {
  const nodes = Array.from({ length: count }, () => new Child('overtrick.mjs', ['', url]));
  const scene = new Scene(nodes);
  const [port] = await scene.ports;
  await scene.gather('mu', await openTables(port, tables));
  return scene;
}

/**
 * @param {string} name
 * @param {import('./scene.mjs').Round} round
 */
function inWords(name, { cpuPerMove, p50, p99, made, missed }) {
  const late = missed > 0 ? `, ${missed} not offered in time` : '';
  const cpu = `${cpuPerMove.toFixed(0)} µs of CPU of the nodes a move`;
  return `  ${name.padEnd(5)} p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${cpu}, ${made} moves${late}`;
}

/** PostgreSQL in a process of its own. @returns {Promise<{ url: string, end(): void }>} */
async function startDatabase() {
  const main = fileURLToPath(
    new URL('../../packages/server/test/postgres/main.ts', import.meta.url),
  );
  const argv = ['--conditions=overtrick-source', '--import', 'tsx', main];
  const child = spawn(process.execPath, argv, { stdio: ['pipe', 'pipe', 'inherit'] });
  for await (const url of createInterface({ input: child.stdout })) {
    return { url, end: () => child.stdin.end() };
  }
  throw new Error('the database did not start');
}

/** @param {number[]} figures */
function middle(figures) {
  return figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)];
}
