import { entry, type StorePlace, storeChecks } from '@overtrick/table/stores/conformance';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Journal } from '../../src/journal.ts';
import { migrate } from '../../src/postgres/migrate.ts';
import { PostgresVault } from '../../src/postgres/vault.ts';
import { catalogueChecks } from '../catalogues.ts';
import { duplicateChecks } from '../duplicates.ts';
import { Served } from '../served.ts';
import { upgradeChecks } from '../upgrade.ts';
import { Cluster } from './cluster.ts';

const silent = new Journal(() => {}, Date.now);

const IDLE = { held: [], open: [], stays: [], gone: [] };
const HOUR = 3_600_000;

let cluster: Cluster;
let url = '';
beforeAll(async () => {
  cluster = await Cluster.start();
  url = await cluster.create();
});
afterAll(() => cluster.remove());

const opened: PostgresVault[] = [];
afterEach(async () => {
  for (const vault of opened.splice(0)) await vault.close();
  await cluster.run('TRUNCATE entries, listings, company', url);
});

async function open(): Promise<PostgresVault> {
  const vault = await PostgresVault.open(url, silent);
  opened.push(vault);
  return vault;
}

/** Every store is that of another server. What was begun and never ended is PostgreSQL's own to forget. */
const place: StorePlace = {
  open: async () => (await open()).logs(),
  spoil: (id, seq) =>
    cluster.run(
      `UPDATE entries SET body = replace(body, '"ada"', '"adb"') WHERE table_id = '${id}' AND seq = ${seq}`,
      url,
    ),
};

describe('logs in PostgreSQL', () => {
  const checks = storeChecks.filter(({ needs }) => needs !== 'tear');
  for (const { title, run } of checks) test(title, () => run(place));
});

describe('the catalogue in PostgreSQL', () => {
  for (const [title, run] of Object.entries(catalogueChecks)) {
    test(title, async () => run(await open()));
  }
});

describe('results of the same deals in PostgreSQL', () => {
  for (const [title, run] of Object.entries(duplicateChecks)) {
    test(title, async () => {
      const servers: Served[] = [];
      try {
        await run(async () => {
          const server = await Served.open({ vault: await open() });
          servers.push(server);
          return server;
        });
      } finally {
        for (const server of servers) await server.close();
      }
    });
  }
});

describe('an upgrade with PostgreSQL', () => {
  for (const [title, run] of Object.entries(upgradeChecks)) {
    test(title, () => run({ open: () => PostgresVault.open(url, silent) }));
  }
});

test('what is asked together is written together, and every answer finds who asked', async () => {
  const logs = (await open()).logs();
  const ids = Array.from({ length: 700 }, (_, i) => `table ${i}`);
  const answers = await Promise.all(
    ids.flatMap((id) => [logs.append(id, entry(1)), logs.append(id, entry(1, 'late'))]),
  );
  expect(answers).toEqual(ids.flatMap(() => ['ok', 'stale']));
});

test('servers that want the same logs at once, each in its own order, never wait for each other', async () => {
  const vaults = await Promise.all([open(), open(), open()]);
  const ids = Array.from({ length: 500 }, (_, i) => `table ${i}`);
  const orders = [ids, [...ids].reverse(), [...ids.slice(250), ...ids.slice(0, 250)]];
  for (let seq = 1; seq <= 4; seq++) {
    const answers = await Promise.all(
      vaults.map((vault, i) => {
        const logs = vault.logs();
        return Promise.all(orders[i].map((id) => logs.append(id, entry(seq, `${i}/${seq}`))));
      }),
    );
    const won = answers.flat().filter((answer) => answer === 'ok');
    expect(won.length).toBe(ids.length);
  }
  // A connection that ends has told what it has counted.
  for (const vault of opened.splice(0)) await vault.close();
  expect(await cluster.ask('SELECT sum(deadlocks)::integer AS sum FROM pg_stat_database')).toEqual([
    { sum: 0 },
  ]);
});

test('what was asked while the database was away is done once when it is back', async () => {
  const vault = await open();
  const logs = vault.logs();
  await logs.append('a', entry(1));
  await cluster.stop('SIGINT');
  const appended = logs.append('a', entry(2));
  const read = logs.read('a', 1);
  await cluster.start();
  expect(await appended).toBe('ok');
  expect((await read).length).toBeGreaterThan(0);
  expect(await logs.append('a', entry(2))).toBe('repeated');
});

test('a time in which no node was alive is told to all of them, once', async () => {
  const vaults = [await open(), await open()];
  const beats = () => Promise.all(vaults.map(({ fleet }) => fleet.beat(IDLE)));
  await beats();
  await cluster.run(`UPDATE pulse SET at = at - ${HOUR}`, url);
  for (const { outages } of [...(await beats()), ...(await beats())]) {
    expect(outages.filter(({ since, until }) => until - since >= HOUR).length).toBe(1);
  }
});

test('a lease that a node was never told of is told to it when it beats again', async () => {
  const [one, other] = [await open(), await open()];
  await one.fleet.beat(IDLE);
  await one.fleet.claim(['table']);
  expect((await other.fleet.beat({ ...IDLE, open: ['table'] })).won).toEqual([]);
  expect((await one.fleet.beat({ ...IDLE, open: ['table'] })).won).toEqual(['table']);
});

test('what may be tried only so often may be tried no oftener by several servers', async () => {
  const limits = [await open(), await open()].map((vault) => vault.limits);
  const slow = { burst: 3, perSecond: 0.0001 };
  const tried = [];
  for (let i = 0; i < 5; i++) tried.push(await limits[i % 2].take('ada', slow));
  expect(tried).toEqual([true, true, true, false, false]);
  const rivals = await Promise.all(limits.map((each) => each.take('ben', { ...slow, burst: 1 })));
  expect(rivals.sort()).toEqual([false, true]);
  // Time goes by.
  await cluster.run(`UPDATE limits SET at = at - 2 * 10000000`, url);
  const again = [];
  for (let i = 0; i < 3; i++) again.push(await limits[0].take('ada', slow));
  expect(again).toEqual([true, true, false]);
});

test('several servers that start at once make the tables once', async () => {
  const empty = await cluster.create();
  const vaults = await Promise.all([1, 2, 3].map(() => PostgresVault.open(empty, silent)));
  for (const vault of vaults) await vault.close();
});

test('a database of a newer server is refused in words', async () => {
  const newer = await cluster.create();
  await (await PostgresVault.open(newer, silent)).close();
  await cluster.run('INSERT INTO overtrick_versions VALUES (99)', newer);
  await expect(PostgresVault.open(newer, silent)).rejects.toThrow(/layout 99, of a newer server/);
});

test('a step that fails leaves everything as it was', async () => {
  const client = new Client(await cluster.create());
  await client.connect();
  await expect(migrate(client, ['CREATE TABLE one ()', 'nonsense'])).rejects.toThrow(/nonsense/);
  await migrate(client, ['CREATE TABLE one ()', 'CREATE TABLE two ()']);
  const { rows } = await client.query('SELECT version FROM overtrick_versions ORDER BY version');
  expect(rows.map(({ version }) => version)).toEqual([1, 2]);
  await client.end();
});

test.each([
  ['postgres://overtrick@127.0.0.1:1/tables', /127.0.0.1:1 cannot be reached \(ECONNREFUSED\)/],
  ['nowhere', /There is no database nowhere at 127.0.0.1/],
])('a database that cannot be used is told in words: %s', async (where, words) => {
  const wrong = where.includes(':') ? where : cluster.urlOf(where);
  await expect(PostgresVault.open(wrong, silent)).rejects.toThrow(words);
});

test('a database that does not flush is refused in words', async () => {
  const lax = await cluster.create();
  const name = new URL(lax).pathname.slice(1);
  await cluster.run(`ALTER DATABASE ${name} SET synchronous_commit = off`);
  await expect(PostgresVault.open(lax, silent)).rejects.toThrow(/synchronous_commit = off/);
});
