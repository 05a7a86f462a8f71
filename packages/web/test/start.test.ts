import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

// There are no such signals on Windows.
test.skipIf(process.platform === 'win32')('who ends npm start ends the server', async () => {
  const env = { ...process.env, PORT: '0', HOST: '' };
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  npm.stdout.setEncoding('utf8');
  while (!said.endsWith('/\n')) said += await once(npm.stdout, 'data');
  const [address = ''] = /http:.*/.exec(said) ?? [];
  expect((await fetch(`${address}health`)).status).toBe(200);
  npm.kill('SIGTERM');
  // It closes when nobody holds the other end any more, whether npm, its shell or the server.
  await once(npm, 'close');
  await expect(fetch(`${address}health`)).rejects.toThrow();
});
