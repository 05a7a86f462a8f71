import { existsSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { POLICY } from './headers.mjs';
import { serve } from './serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'overtrick-'));
writeFileSync(join(folder, '..', 'overtrick-secret.txt'), 'secret');
writeFileSync(join(folder, 'index.html'), '<p>hello</p>');
writeFileSync(join(folder, 'app-AbCd1234.js'), 'run()');
/** It looks like a file, but its beginning cannot be read. */
const UNREADABLE = '/proc/self/mem';
symlinkSync(UNREADABLE, join(folder, 'unreadable.js'));

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve(folder, 0);
});
afterAll(() => server.close());

/** As it stands: a client that tidies paths up would hide what is asked here. */
function get(
  path: string,
  options = {},
): Promise<{ status: number | undefined; headers: object; body: Buffer }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, path, ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test('health answers 200', async () => {
  expect((await get('/health')).status).toBe(200);
});

test('the folder is the page, and hashed names may be kept for ever', async () => {
  expect((await get('/')).body.toString()).toBe('<p>hello</p>');
  expect((await get('/?x=1')).headers).toMatchObject({ 'cache-control': 'no-cache' });
  expect((await get('/app-AbCd1234.js')).headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': expect.stringContaining('immutable'),
  });
});

const gzip = (wish: string) => get('/app-AbCd1234.js', { headers: { 'Accept-Encoding': wish } });

test('who takes gzip gets gzip, who does not gets none, and caches are told of the difference', async () => {
  const [packed, plain] = [await gzip('br, gzip;q=0.5'), await gzip('br, gzip;q=0')];
  expect(gunzipSync(packed.body).toString()).toBe('run()');
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(plain.body.toString()).toBe('run()');
  expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding' });
});

test.each(['/', '/app-AbCd1234.js', '/health', '/nothing.html'])(
  '%s tells the browser what the page may do, and who may frame it',
  async (path) => {
    expect((await get(path)).headers).toMatchObject({
      'content-security-policy': `${POLICY}; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('camera=(), '),
    });
  },
);

test('nothing is loaded from elsewhere unless it is named', () => {
  expect(POLICY).toMatch(/^default-src 'none';/);
  expect(POLICY).not.toMatch(/unsafe|\*|https?:/);
});

test.skipIf(!existsSync(UNREADABLE))(
  'a file that cannot be read is an error of one answer',
  async () => {
    for (const wish of ['gzip', 'identity']) {
      const { status, body } = await get('/unreadable.js', {
        headers: { 'Accept-Encoding': wish },
      });
      expect([status, body.toString()]).toEqual([500, '']);
    }
    expect((await get('/health')).status).toBe(200);
  },
);

test('sockets that cannot be opened are no reason to stop', async () => {
  // What Node tells of each when a process has as many open files as it may.
  for (let i = 0; i < 2; i++) server.emit('error', new Error('accept EMFILE'));
  expect((await get('/health')).status).toBe(200);
});

test('only this machine is served unless somebody wishes otherwise', () => {
  expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
});

test.each([
  '/../overtrick-secret.txt',
  '/%2e%2e/overtrick-secret.txt',
  '/..%2fovertrick-secret.txt',
  '/%00',
  '/%E0%A4%A',
  '/nothing.html',
])('%s is not found', async (path) => {
  const { status, body } = await get(path);
  expect([status, body.toString()]).toEqual([404, '']);
});

test('only reading is allowed', async () => {
  const { status, headers } = await get('/', { method: 'POST' });
  expect([status, headers]).toEqual([405, expect.objectContaining({ allow: 'GET, HEAD' })]);
});
