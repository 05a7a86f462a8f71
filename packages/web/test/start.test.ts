import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

// There are no such signals on Windows.
test.skipIf(process.platform === 'win32')('who ends npm start ends the server', async () => {
  // Somebody may be playing at this machine's own tables.
  const data = await mkdtemp(join(tmpdir(), 'overtrick-npm-start-'));
  const env = { ...process.env, PORT: '0', HOST: '', DATA: data };
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  npm.stdout.setEncoding('utf8');
  while (!/http:.*\/\n/.test(said)) said += await once(npm.stdout, 'data');
  const [address = ''] = /http:.*/.exec(said) ?? [];
  expect((await fetch(`${address}health`)).status).toBe(200);
  npm.kill('SIGTERM');
  // It closes when nobody holds the other end any more, whether npm, its shell or the server.
  await once(npm, 'close');
  await expect(fetch(`${address}health`)).rejects.toThrow();
  // What it leaves behind is one whole file that anybody may copy, and how much was written.
  expect((await readdir(data)).sort()).toEqual(['tables.db', 'tables.db-count']);
  await rm(data, { recursive: true });
});
