import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { MemoryVault } from '../src/memory.ts';
import { SqliteVault } from '../src/sqlite/vault.ts';
import type { Vault } from '../src/vault.ts';
import { directConnection } from './direct.ts';
import { duplicateChecks, path } from './duplicates.ts';
import { Served } from './served.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overtrick-duplicates-'));
});
afterAll(() => rm(folder, { recursive: true }));

const servers: Served[] = [];
const files: SqliteVault[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  for (const file of files.splice(0)) await file.close();
});

async function serve(vault: Vault = new MemoryVault()): Promise<Served> {
  const server = await Served.open({ vault });
  servers.push(server);
  return server;
}

async function newFile(): Promise<Vault> {
  const vault = new SqliteVault(
    directConnection(join(await mkdtemp(join(folder, 'data-')), 'a.db')),
  );
  files.push(vault);
  return vault;
}

describe.each([
  ['memory', async (): Promise<Vault> => new MemoryVault()],
  ['SQLite', newFile],
] as const)('results in %s', (_, make) => {
  for (const [title, run] of Object.entries(duplicateChecks)) {
    test(title, async () => {
      const vault = await make();
      await run(() => serve(vault));
    });
  }
});

test('nobody tells anything without a token, of no set, of another number of deals, or beyond all bounds', async () => {
  const server = await serve();
  const ada = await server.guest('Ada');
  expect((await server.ask('GET', path)).status).toBe(401);
  const status = async (to: string, scores: unknown) =>
    (await ada.ask('POST', to, { scores })).status;
  expect(await status('/api/duplicates/1abc', [1])).toBe(404);
  expect(await status(path, [1, 2, 3])).toBe(404);
  expect(await status(path, [1, 1e9])).toBe(400);
  expect(await status(path, [1, '<b>'])).toBe(400);
  expect(await status(path, [])).toBe(400);
});
