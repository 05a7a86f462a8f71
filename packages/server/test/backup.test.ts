import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Entry } from '@overtrick/table';
import { entry } from '@overtrick/table/stores/conformance';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHatch } from '../src/backup/hatch.ts';
import { type BackupWatch, backUp, restore } from '../src/backup/index.ts';
import { readBackup } from '../src/backup/read.ts';
import { Downtime, OUTAGES, type OutageEntry, outagesIn } from '../src/downtime.ts';
import { Journal } from '../src/journal.ts';
import { PostgresVault } from '../src/postgres/vault.ts';
import { type Job, openBooks } from '../src/sqlite/books.ts';
import { SqliteVault } from '../src/sqlite/vault.ts';
import type { Vault } from '../src/vault.ts';
import { directConnection } from './direct.ts';
import { Cluster } from './postgres/cluster.ts';

const IDLE = { held: [], open: [], stays: [], gone: [] };

const silent = new Journal(() => {}, Date.now);

let folder = '';
let cluster: Cluster;
/** A backup of them. */
let usual = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overtrick-backup-'));
  cluster = await Cluster.start();
  usual = await backedUp(await written());
});
afterAll(async () => {
  await cluster.remove();
  await rm(folder, { recursive: true });
});

const UNSTOPPED: BackupWatch = { onProgress() {}, signal: new AbortController().signal };

function newFolder(): Promise<string> {
  return mkdtemp(join(folder, 'data-'));
}

type StorePlace = Parameters<typeof backUp>[0];

interface Kind {
  empty(): Promise<StorePlace>;
  open(place: StorePlace): Promise<Vault>;
}

const kinds: Readonly<Record<'SQLite' | 'PostgreSQL', Kind>> = {
  SQLite: {
    empty: async () => ({ data: await newFolder(), databaseUrl: null }),
    open: async ({ data }) => new SqliteVault(directConnection(join(data, 'tables.db'))),
  },
  PostgreSQL: {
    empty: async () => ({ data: '', databaseUrl: await cluster.create() }),
    open: async ({ databaseUrl }) => PostgresVault.open(databaseUrl ?? '', silent),
  },
};

/** More than fit in one batch, of tables and of people, with all that people may write. */
const LOGS: readonly (readonly [string, number])[] = [
  ['Table-1', 450],
  ['guest/ada', 1],
  ['login/ada', 2],
  ['table_2', 3],
];
const SERVED = 1_700_000_000_000;
const REMARK = 'Größe 🂡 \u2028 \\n "quoted" \u0000';

/** A file that a server has written, in one piece: so many flushes of a disk would take long. */
async function written(): Promise<StorePlace> {
  const place = await kinds.SQLite.empty();
  const books = openBooks(join(place.data, 'tables.db'));
  const jobs = LOGS.flatMap(([id, count]) => linesOf(count).map((line) => jobOf(id, line)));
  books.run([...jobs, { type: 'beat', at: SERVED }]);
  books.close();
  return place;
}

function linesOf(count: number): Entry[] {
  return Array.from({ length: count }, (_, i) => entry(i + 1, undefined, REMARK));
}

function jobOf(id: string, line: Entry): Job {
  return { type: 'append', id, seq: line.seq, key: line.key, body: JSON.stringify(line) };
}

/** A store of either kind with these logs. */
async function filled(kind: Kind): Promise<StorePlace> {
  const place = await kind.empty();
  await restore(place, usual, UNSTOPPED);
  return place;
}

async function backedUp(place: StorePlace): Promise<string> {
  const path = join(await newFolder(), 'tables.backup.gz');
  await backUp(place, { path, leavesOutDamaged: false }, UNSTOPPED);
  return path;
}

/** All entries of a backup, by their logs. */
async function logsIn(path: string): Promise<Map<string, string[]>> {
  const logs = new Map<string, string[]>();
  for await (const part of readBackup(path)) {
    if (part.kind !== 'entry') continue;
    const { log, body } = part.entry;
    logs.set(log, [...(logs.get(log) ?? []), body]);
  }
  return logs;
}

test('logs go from a file to a database and back, and every byte of them is as it was', async () => {
  const [there, between, back] = [
    await written(),
    await kinds.PostgreSQL.empty(),
    await kinds.SQLite.empty(),
  ];
  const first = await backedUp(there);
  await restore(between, first, UNSTOPPED);
  const second = await backedUp(between);
  await restore(back, second, UNSTOPPED);
  const logs = await logsIn(first);
  expect([...logs].map(([id, { length }]) => [id, length])).toEqual(LOGS);
  expect(await logsIn(second)).toEqual(logs);
  expect(await logsIn(await backedUp(back))).toEqual(logs);
  const vault = await kinds.SQLite.open(back);
  // Time in which nobody served it is charged to nobody.
  expect(await vault.pulse.last()).toBe(SERVED);
  expect(await vault.logs().read('table_2', 1)).toEqual(linesOf(3));
  expect(await vault.catalogue.behind()).toEqual(['Table-1', 'table_2']);
  await vault.close();
});

const HOUR = 3_600_000;

test('what a table was without a server is charged to nobody, on a database as on a file', async () => {
  const served = Date.now() - 24 * HOUR;
  const file = await kinds.SQLite.empty();
  const kept = await kinds.SQLite.open(file);
  const serveAt = (now: number, vault: Vault) => {
    const downtime = new Downtime(vault, { now: () => now });
    return downtime.begin().then(() => downtime);
  };
  // An hour without a server, then a clock that was wrong for a moment.
  for (const now of [served, served + HOUR, served + 9 * HOUR, served + HOUR + 7])
    await serveAt(now, kept);
  await kept.close();
  const between = await kinds.PostgreSQL.empty();
  await restore(between, await backedUp(file), UNSTOPPED);
  const database = await kinds.PostgreSQL.open(between);
  const known = (await database.fleet?.beat(IDLE))?.outages ?? [];
  await database.close();
  expect(known.slice(0, 2)).toEqual([
    { since: served, until: served + HOUR },
    { since: served + HOUR, until: served + 9 * HOUR },
  ]);
  // The third is the time since the file was served, which the first beat has found.
  expect(known.map(({ since }) => since)).toEqual([served, served + HOUR, served + HOUR + 7]);
  const back = await kinds.SQLite.empty();
  await restore(back, await backedUp(between), UNSTOPPED);
  const again = await kinds.SQLite.open(back);
  const entries = await again.logs<OutageEntry>().read(OUTAGES, 1);
  expect(outagesIn(entries).at(-1)).toEqual(known[2]);
  const now = known[2].until + HOUR;
  const last = (await again.pulse.last()) ?? 0;
  expect((await serveAt(now, again)).since(known[2].since)).toBe(
    known[2].until - known[2].since + now - last,
  );
  await again.close();
});

test('only its owner can read a backup, and nothing else is left beside it', async () => {
  const path = usual;
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(join(path, '..'))).toEqual(['tables.backup.gz']);
});

/** What is added while a backup is made, until it is done. */
async function playDuring(vault: Vault, work: () => Promise<void>): Promise<readonly number[]> {
  const logs = vault.logs();
  const confirmed = [0, 0, 0];
  let isOver = false;
  const players = confirmed.map(async (_, i) => {
    while (!isOver) {
      await logs.append(`table ${i}`, entry(confirmed[i] + 1));
      confirmed[i]++;
    }
  });
  while (confirmed.some((count) => count < 20)) await Promise.race(players.map(nextTurn));
  const before = [...confirmed];
  await work();
  isOver = true;
  await Promise.all(players);
  return before;
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

test.each(['SQLite', 'PostgreSQL'] as const)(
  'a backup of %s while moves are made has all that was confirmed before, and no gap',
  async (name) => {
    const place = await kinds[name].empty();
    const path = join(await newFolder(), 'tables.backup.gz');
    const { vault, close } = await served(name, place);
    const before = await playDuring(vault, async () => {
      await backUp(place, { path, leavesOutDamaged: false }, UNSTOPPED);
    });
    await close();
    const logs = await logsIn(path);
    for (const [i, count] of before.entries()) {
      const bodies = logs.get(`table ${i}`) ?? [];
      expect(bodies.length).toBeGreaterThanOrEqual(count);
      expect(bodies).toEqual(bodies.map((_, at) => JSON.stringify(entry(at + 1))));
    }
    if (name === 'SQLite')
      expect(await readdir(place.data)).toEqual(['tables.db', 'tables.db-count']);
  },
);

/** As a server that runs holds it: the file in a thread of its own, and a way to ask for a copy. */
async function served(name: keyof typeof kinds, place: StorePlace) {
  if (name === 'PostgreSQL') {
    const vault = await kinds.PostgreSQL.open(place);
    return { vault, close: () => vault.close() };
  }
  const vault = await SqliteVault.open(join(place.data, 'tables.db'), (why) => {
    throw new Error(why);
  });
  const closeHatch = await openHatch(place.data, vault, silent);
  return { vault, close: () => closeHatch().then(() => vault.close()) };
}

describe.each(['SQLite', 'PostgreSQL'] as const)('restoring to %s', (name) => {
  test('a store that is not empty is refused and left as it is', async () => {
    const place = await filled(kinds[name]);
    const path = await backedUp(place);
    await expect(restore(place, path, UNSTOPPED)).rejects.toThrow(/is not empty/);
    expect(await logsIn(await backedUp(place))).toEqual(await logsIn(path));
  });

  test('whoever stops it leaves an empty store behind', async () => {
    const path = usual;
    const place = await kinds[name].empty();
    const stop = new AbortController();
    const onProgress = (part: number) => part > 0.5 && stop.abort();
    await expect(restore(place, path, { onProgress, signal: stop.signal })).rejects.toThrow();
    expect(await logsIn(await backedUp(place))).toEqual(new Map());
    await restore(place, path, UNSTOPPED);
    expect(await logsIn(await backedUp(place))).toEqual(await logsIn(path));
  });
});

test('where a server runs nothing is restored', async () => {
  const path = usual;
  const database = await kinds.PostgreSQL.empty();
  const node = await kinds.PostgreSQL.open(database);
  await node.fleet?.beat(IDLE);
  await expect(restore(database, path, UNSTOPPED)).rejects.toThrow(/a server uses this database/);
  await node.close();
  const file = await kinds.SQLite.empty();
  const server = await kinds.SQLite.open(file);
  await expect(restore(file, path, UNSTOPPED)).rejects.toThrow(/another server has .* open/);
  await server.close();
});

test('whoever stops a backup leaves no file behind', async () => {
  const place = await written();
  const path = join(await newFolder(), 'tables.backup.gz');
  const stop = new AbortController();
  const watch = { onProgress: () => stop.abort(), signal: stop.signal };
  await expect(backUp(place, { path, leavesOutDamaged: false }, watch)).rejects.toThrow();
  expect(await readdir(join(path, '..'))).toEqual([]);
});

test('wherever a backup is cut off or changed, it is told before anything is written', async () => {
  const path = usual;
  const [bytes, logs] = [await readFile(path), await logsIn(path)];
  const places = Array.from({ length: 40 }, (_, i) => Math.floor((i + 0.4) * (bytes.length / 40)));
  for (const [i, at] of [...places, bytes.length - 1].entries()) {
    const spoilt = i % 2 === 0 ? bytes.subarray(0, at) : Buffer.from(bytes);
    if (i % 2 > 0) spoilt[at] ^= 1 << (i % 8);
    const copy = join(await newFolder(), 'spoilt.gz');
    await writeFile(copy, spoilt);
    const place = await kinds.SQLite.empty();
    await expect(restore(place, copy, UNSTOPPED)).rejects.toThrow(
      /is (damaged at|cut off after) line \d+|is no backup/,
    );
    expect(await readdir(place.data)).toEqual([]);
  }
  expect(logs.size).toBe(LOGS.length);
});

/** A backup of which the lines were changed, packed again. */
async function changed(change: (lines: string[]) => string[]): Promise<string> {
  const lines = gunzipSync(await readFile(usual))
    .toString()
    .split('\n');
  const other = join(await newFolder(), 'changed.gz');
  await writeFile(other, gzipSync(change(lines).join('\n')));
  return other;
}

function changedAt(lines: string[], at: number, change: (line: string) => string): string[] {
  return lines.map((line, i) => (i === at ? change(line) : line));
}

test.each<[string, (lines: string[]) => string[], RegExp]>([
  [
    'an entry says something else',
    (lines) => changedAt(lines, 9, (line) => line.replace('Größe', 'Grösse')),
    /damaged at line 453, in the log Table-1: its sum is another/,
  ],
  [
    'an entry is missing',
    (lines) => lines.filter((_, i) => i !== 9),
    /damaged at line 10, in the log Table-1: entry 8 should stand here/,
  ],
  [
    'a whole log is missing',
    (lines) => [...lines.slice(0, 453), ...lines.slice(456)],
    /damaged at line \d+: 4 logs were written, 3 are there/,
  ],
  [
    'its first line says something else',
    (lines) => changedAt(lines, 0, (line) => line.replace('1700000000000', '1700000000001')),
    /the sum of the whole file is another/,
  ],
  [
    'it is of a newer version',
    (lines) => changedAt(lines, 0, (line) => line.replace('"version":1', '"version":9')),
    /has version 9/,
  ],
  ['it is something else', () => ['Dear Ada,', ''], /is no backup of Overtrick/],
  [
    'something stands behind its end',
    (lines) => [...lines, '{}'],
    /something stands behind its end/,
  ],
])('a file is refused with its place where %s', async (_, change, words) => {
  const path = await changed(change);
  const place = await kinds.SQLite.empty();
  await expect(restore(place, path, UNSTOPPED)).rejects.toThrow(words);
});

test('a log that is damaged in the store is told, and left out if that is wanted', async () => {
  const place = await filled(kinds.PostgreSQL);
  const client = new Client({ connectionString: place.databaseUrl ?? '' });
  await client.connect();
  await client.query(
    "UPDATE entries SET body = body || ' ' WHERE table_id = 'login/ada' AND seq = 2",
  );
  await client.end();
  await expect(backedUp(place)).rejects.toThrow(/the log login\/ada is damaged in the store/);
  const path = join(await newFolder(), 'tables.backup.gz');
  const { leftOut } = await backUp(place, { path, leavesOutDamaged: true }, UNSTOPPED);
  expect(leftOut).toEqual(['login/ada']);
  expect([...(await logsIn(path)).keys()]).toEqual(['Table-1', 'guest/ada', 'table_2']);
});

test('a folder or a database in which nothing ever was is told in words', async () => {
  await expect(backedUp(await kinds.SQLite.empty())).rejects.toThrow(/there is no .*tables\.db/);
  await expect(backedUp(await kinds.PostgreSQL.empty())).rejects.toThrow(/has ever used/);
});
