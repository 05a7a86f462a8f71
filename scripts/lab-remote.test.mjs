import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { LabBoard } from '../packages/cli/src/lab/remote/board.ts';
import { Cluster } from '../packages/server/test/postgres/cluster.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const STUDY = { game: 'gamut', players: 4, deals: 96, bots: 'novice', seed: 'machines' };

/** As long as a busy machine may take. */
const WAIT = { timeout: 60_000 };

const cluster = await Cluster.start();
/** @type {import('node:child_process').ChildProcess[]} */
const children = [];

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await cluster.remove();
});

/**
 * The command from its sources, in a process of its own.
 * @param {string[]} args
 */
function overtrick(...args) {
  const node = ['--import', 'tsx', '--conditions=overtrick-source', 'scripts/dev.mjs'];
  const child = spawn(process.execPath, [...node, 'lab', ...args], { cwd: root });
  children.push(child);
  return child;
}

/**
 * Until it has said this.
 * @param {import('node:child_process').ChildProcess} child
 * @param {RegExp} pattern
 */
function said(child, pattern) {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stderr?.on('data', (more) => {
      text += more;
      if (pattern.test(text)) resolve(text);
    });
    child.on('close', () => reject(new Error(text)));
  });
}

/** @param {import('node:child_process').ChildProcess} child */
const ended = (child) => new Promise((resolve) => child.on('close', resolve));

function written() {
  const path = join(mkdtempSync(join(tmpdir(), 'overtrick-')), 'study.json');
  writeFileSync(path, JSON.stringify(STUDY));
  return { path, results: path.replace('.json', '.results.jsonl') };
}

test('three workers, one killed in the middle of a chunk, give the bytes of one machine', async () => {
  const database = await cluster.create();
  const [here, there] = [written(), written()];
  const alone = overtrick('run', here.path, '-j', '1');
  expect(await ended(alone)).toBe(0);

  const asking = overtrick('run', there.path, '--database', database);
  const done = ended(asking);
  const worker = () => overtrick('worker', '--database', database, '--lease', '2');
  const first = worker();
  const begun = await said(first, /deals from \d+/);
  first.kill('SIGKILL');
  const others = [worker(), worker()];
  let took = '';
  for (const other of others) {
    other.stderr?.on('data', (text) => {
      took += text;
    });
  }
  await Promise.all(others.map((other) => said(other, /Waiting/)));
  expect(await done).toBe(0);
  expect(readFileSync(there.results, 'utf8')).toBe(readFileSync(here.results, 'utf8'));
  expect(took).toContain(/deals from \d+/.exec(begun)?.[0]);

  const gone = Promise.all(others.map(ended));
  for (const other of others) other.kill('SIGINT');
  expect(await gone).toEqual([0, 0]);
});

test('a worker that is stopped hands back what it has begun, and the study goes on', async () => {
  const database = await cluster.create();
  const { path } = written();
  const done = ended(overtrick('run', path, '--database', database));
  const worker = () => overtrick('worker', '--database', database);
  const first = worker();
  await said(first, /deals from \d+/);
  const gone = ended(first);
  first.kill('SIGINT');
  expect(await gone).toBe(0);
  const other = worker();
  expect(await done).toBe(0);
  other.kill('SIGKILL');
});

test('what a dead worker had begun is taken over before what was posted after it', async () => {
  const database = await cluster.create();
  const board = await LabBoard.open(database);
  const waiting = () => cluster.ask("SELECT id FROM bullmq.job WHERE state = 'waiting'", database);
  await board.post(
    [0, 1, 2, 3].map((index) => ({ study: 's', from: index, to: index + 1, index })),
  );
  await new Promise((begun) => {
    const dead = board.employ(
      () => {
        begun(dead.close(true));
        return new Promise(() => {});
      },
      1000,
      1,
    );
  });

  /** @type {number[]} */
  const order = [];
  const other = board.employ(
    async ({ index }) => {
      order.push(index);
      // Long enough at the first for the dead one's lease to end.
      if (order.length === 1) await expect.poll(waiting, WAIT).toHaveLength(3);
      return 'done';
    },
    1000,
    1,
  );
  await expect.poll(() => order.length, WAIT).toBe(4);
  expect(order).toEqual([1, 0, 2, 3]);
  await other.close();
  await board.close();
});
