import { mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from './serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'overtrick-'));
writeFileSync(join(folder, '..', 'overtrick-secret.txt'), 'secret');
writeFileSync(join(folder, 'index.html'), '<p>hello</p>');
writeFileSync(join(folder, 'app-AbCd1234.js'), 'run()');

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

test('who takes gzip gets gzip', async () => {
  const { body } = await get('/app-AbCd1234.js', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(gunzipSync(body).toString()).toBe('run()');
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
  expect((await get('/', { method: 'POST' })).status).toBe(405);
});
