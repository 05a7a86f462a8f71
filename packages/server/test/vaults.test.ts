import { copyFile, mkdtemp, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entry, type StorePlace, storeChecks } from '@overtrick/table/stores/conformance';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { MemoryVault } from '../src/memory.ts';
import { SqliteVault } from '../src/sqlite/vault.ts';
import { catalogueChecks } from './catalogues.ts';
import { directConnection } from './direct.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overtrick-vaults-'));
});
afterAll(() => rm(folder, { recursive: true }));

const opened: SqliteVault[] = [];
afterEach(async () => {
  for (const vault of opened.splice(0)) await vault.close();
});

/** In this thread: it takes a second to start another from the sources. */
async function openAt(path: string): Promise<SqliteVault> {
  const vault = new SqliteVault(directConnection(path));
  opened.push(vault);
  return vault;
}

async function openThreadAt(path: string): Promise<SqliteVault> {
  const vault = await SqliteVault.open(path, (why) => {
    throw new Error(why);
  });
  opened.push(vault);
  return vault;
}

async function newPath(): Promise<string> {
  return join(await mkdtemp(join(folder, 'data-')), 'tables.db');
}

/** The files as they are at this moment, elsewhere: what a machine finds that lost its power. */
async function asAfterPowerCut(path: string): Promise<string> {
  const copy = await newPath();
  for (const part of ['', '-wal', '-count']) await copyFile(path + part, copy + part);
  return copy;
}

/** Changes the first place where a text stands in a file. */
async function spoilFile(path: string, text: string, other: string): Promise<void> {
  const bytes = await readFile(path);
  const at = bytes.indexOf(text);
  if (at < 0) throw new Error(`${text} is not in ${path}`);
  bytes.write(other, at);
  await writeFile(path, bytes);
}

/** Many stores of one file share the one connection that there can be. */
async function sqlite(): Promise<StorePlace> {
  let path = await newPath();
  let vault = await openAt(path);
  const again = async (spoil: (path: string) => Promise<void>) => {
    path = await asAfterPowerCut(path);
    // The count is what tells a lost tail from one that never was; here it never was.
    await rm(`${path}-count`);
    await spoil(path);
    vault = await openAt(path);
  };
  return {
    open: async () => vault.logs(),
    tear: () =>
      again(async (copy) => truncate(`${copy}-wal`, (await stat(`${copy}-wal`)).size - 7)),
    async spoil(_, seq) {
      await vault.close();
      await spoilFile(path, `"key":"key ${seq}","by":"ada"`, `"key":"key ${seq}","by":"adb"`);
      vault = await openAt(path);
    },
  };
}

describe('logs in SQLite', () => {
  for (const { title, run } of storeChecks) test(title, async () => run(await sqlite()));
});

describe.each([
  ['memory', async () => new MemoryVault()],
  ['SQLite', async () => openAt(await newPath())],
] as const)('the catalogue in %s', (_, make) => {
  for (const [title, run] of Object.entries(catalogueChecks)) {
    test(title, async () => run(await make()));
  }
});

/** A log of so many entries, and the file in which it is. */
async function written(count: number): Promise<{ path: string; vault: SqliteVault }> {
  const path = await newPath();
  const vault = await openAt(path);
  for (let seq = 1; seq <= count; seq++) await vault.logs().append('a', entry(seq));
  return { path, vault };
}

test('what is asked together is written together, and every answer finds who asked', async () => {
  const vault = await openThreadAt(await newPath());
  const logs = vault.logs();
  const ids = Array.from({ length: 200 }, (_, i) => `table ${i}`);
  const answers = await Promise.all(
    ids.flatMap((id) => [logs.append(id, entry(1)), logs.append(id, entry(1, 'late'))]),
  );
  expect(answers).toEqual(ids.flatMap(() => ['ok', 'stale']));
  const read = await Promise.all(ids.map((id) => logs.read(id, 1)));
  expect(read.map((log) => log.length)).toEqual(ids.map(() => 1));
});

test('a second server is kept out in words', async () => {
  const { path } = await written(1);
  await expect(openThreadAt(path)).rejects.toThrow(/another server has .* open/);
});

test('a file that is no database is refused in words and left as it is', async () => {
  const path = await newPath();
  await writeFile(path, 'Dear Ada,\n'.repeat(100));
  await expect(openAt(path)).rejects.toThrow(/is damaged/);
  expect(await readFile(path, 'utf8')).toBe('Dear Ada,\n'.repeat(100));
});

test('a folder that is not there is told in words', async () => {
  await expect(openAt(join(folder, 'nowhere', 'tables.db'))).rejects.toThrow(/cannot be opened/);
});

test('a file of a newer server is refused in words', async () => {
  const { path, vault } = await written(1);
  await vault.close();
  // The layout stands in bytes 60 to 63 of the file.
  const file = await open(path, 'r+');
  await file.write(Buffer.from([0, 0, 0, 99]), 0, 4, 60);
  await file.close();
  await expect(openAt(path)).rejects.toThrow(/newer server/);
});

test('writes that were confirmed and are lost with the end of the write-ahead log are told', async () => {
  const { path } = await written(30);
  const whole = await openAt(await asAfterPowerCut(path));
  expect((await whole.logs().read('a', 1)).length).toBe(30);
  const cut = await asAfterPowerCut(path);
  await truncate(`${cut}-wal`, Math.floor((await stat(`${cut}-wal`)).size / 2));
  await expect(openAt(cut)).rejects.toThrow(/is damaged \(the last \d+ of 30 writes are missing\)/);
});

test('a changed bit in the write-ahead log is told: SQLite alone would drop all that comes after it', async () => {
  const { path } = await written(30);
  const spoilt = await asAfterPowerCut(path);
  await spoilFile(`${spoilt}-wal`, '"key":"key 9"', '"key":"key 8"');
  await expect(openAt(spoilt)).rejects.toThrow(/is damaged/);
});

test('wherever a database is cut off or changed, it is told or what is read was written', async () => {
  const { path, vault } = await written(60);
  const log = JSON.stringify(await vault.logs().read('a', 1));
  await vault.close();
  const bytes = await readFile(path);
  let told = 0;
  const places = Array.from({ length: 24 }, (_, i) => Math.floor((i + 0.37) * (bytes.length / 24)));
  for (const [i, at] of places.entries()) {
    const copy = await newPath();
    const spoilt = i % 3 === 0 ? bytes.subarray(0, at) : Buffer.from(bytes);
    if (i % 3 > 0) spoilt[at] ^= 1 << (i % 8);
    await writeFile(copy, spoilt);
    await copyFile(`${path}-count`, `${copy}-count`);
    try {
      expect(JSON.stringify(await (await openAt(copy)).logs().read('a', 1))).toBe(log);
    } catch (error) {
      expect(String(error)).toMatch(/damaged/);
      told++;
    }
  }
  expect(told).toBeGreaterThan(8);
});
