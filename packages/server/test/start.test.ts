import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp, restore } from '../src/backup/index.ts';
import { readConfig } from '../src/config.ts';
import { type Running, startServer } from '../src/index.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overtrick-start-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function start(data: string, more: Readonly<Record<string, string>> = {}): Promise<Running> {
  const config = readConfig({ PORT: '0', BOT_THREADS: '1', DATA: data, ...more });
  if (!config.ok) throw new Error(config.error);
  return startServer(config.value, {
    headers: new Map([['X-Content-Type-Options', 'nosniff']]),
    page: (_, response) => response.end('the page'),
    write: () => {},
    end: () => {
      throw new Error('the disk has failed');
    },
  });
}

async function ask({ address }: Running, path: string, body?: unknown, token?: string) {
  const answer = await fetch(`http://127.0.0.1:${address.port}${path}`, {
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  return { headers: answer.headers, text: await answer.text() };
}

test('page, API and health are on one port, links begin where people reach it, and a new start knows everything', async () => {
  const data = join(folder, 'some', 'where');
  const first = await start(data, { PUBLIC_URL: 'https://cards.example.org/' });
  expect((await ask(first, '/')).text).toBe('the page');
  expect((await ask(first, '/health')).text).toBe('ok\n');
  const { headers, text } = await ask(first, '/api/games');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(JSON.parse(text)).toMatchObject({ protocol: 1, games: { length: 5 } });
  const { token } = JSON.parse((await ask(first, '/api/guests', { name: 'Ada' })).text);
  const wish = { game: 'mu', players: 4, seats: ['me', 'novice', null, null] };
  const opened = JSON.parse((await ask(first, '/api/tables', wish, token)).text);
  expect(opened.link).toBe(`https://cards.example.org/#/join/${opened.id}?s=${opened.secret}`);
  await first.stop();
  const second = await start(data);
  const { tables } = JSON.parse((await ask(second, '/api/me/tables', undefined, token)).text);
  expect(tables).toMatchObject([
    { id: opened.id, game: 'mu', mine: { seats: [0], isOwner: true } },
  ]);
  await expect(start(data)).rejects.toThrow(/another server has .* open/);
  await second.stop();
});

test('a server that starts with a backup knows every table, and lists it, as the one from which it was made', async () => {
  const [data, other] = [join(folder, 'backed-up'), join(folder, 'restored')];
  const first = await start(data);
  const { token } = JSON.parse((await ask(first, '/api/guests', { name: 'Ada' })).text);
  const wish = { game: 'mu', players: 4, seats: ['me', 'novice', null, null] };
  const { id } = JSON.parse((await ask(first, '/api/tables', wish, token)).text);
  const path = join(folder, 'tables.backup.gz');
  const watch = { onProgress() {}, signal: new AbortController().signal };
  // By its socket: nobody else can read the file while the server runs.
  await backUp({ data, databaseUrl: null }, { path, leavesOutDamaged: false }, watch);
  await first.stop();
  await restore({ data: other, databaseUrl: null }, path, watch);
  const second = await start(other);
  await expect
    .poll(async () => JSON.parse((await ask(second, '/api/me/tables', undefined, token)).text))
    .toMatchObject({ tables: [{ id, game: 'mu', mine: { seats: [0], isOwner: true } }] });
  await second.stop();
});

test('a folder that cannot be made is told in words', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(start(file)).rejects.toThrow(/The folder .* cannot be made \(EEXIST\)/);
  await expect(start(join(file, 'below'))).rejects.toThrow(/cannot be made \(ENOTDIR\)/);
  await expect(start('/proc/none/below')).rejects.toThrow(/cannot be made \(/);
});

test.each([
  ['PORT', '65536', 'a number from 0 to 65535'],
  ['PUBLIC_URL', 'cards.example.org', 'an address such as'],
  ['PUBLIC_URL', 'https://cards.example.org/?a', 'an address such as'],
  ['ORIGINS', 'https://a.example,b', 'addresses such as'],
  ['DATABASE_URL', 'mysql://db.example.org/cards', 'an address such as postgres://'],
  ['DATABASE_URL', 'postgres://db.example.org', 'an address such as postgres://'],
  ['TRUSTED_PROXIES', 'yes', 'addresses or nets such as'],
  ['TRUSTED_PROXIES', '10.0.0.0/33', 'addresses or nets such as'],
  ['TRUSTED_PROXIES', '0.0.0.0/0', 'addresses or nets such as'],
  ['BOT_THREADS', '0', 'a number from 1 to 64'],
  ['BOT_BEAT', '-1', 'a number from 0'],
  ['GRACE', '10', 'a number from 1000'],
  ['SOCKETS', 'many', 'a number from 1'],
])('%s=%s makes no sense, and what would is said', (name, value, words) => {
  const config = readConfig({ [name]: value });
  expect(config).toMatchObject({
    ok: false,
    error: expect.stringContaining(`${name} must be ${words}`),
  });
});

test('an address with a password in it is not repeated', () => {
  const config = readConfig({ DATABASE_URL: 'postgres://ada:hunter2@' });
  expect(config).toMatchObject({ ok: false, error: expect.not.stringContaining('hunter2') });
});

test('what is not set, or empty, is as usual', () => {
  expect(readConfig({ PORT: '', ORIGINS: 'https://a.example, https://b.example' })).toMatchObject({
    ok: true,
    value: {
      port: 8080,
      host: '127.0.0.1',
      publicUrl: null,
      origins: ['https://a.example', 'https://b.example'],
    },
  });
});
