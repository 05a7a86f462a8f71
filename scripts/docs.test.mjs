// The examples in docs/records.md do what they say: each is run as it stands, in the order of the page.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.setup/examples');
const page = readFileSync(join(root, 'docs/records.md'), 'utf8');
const examples = [...page.matchAll(/^```js\n(.*?)^```/gms)].map(([, code]) => code);

/** From the sources, as all tests. */
function run(code, index) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${index}.mjs`);
  writeFileSync(file, code);
  const args = ['--import', 'tsx', '--conditions=source', file];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
}

test('the examples of docs/records.md run, and say what the page says', () => {
  const said = examples.map(run);
  expect(said[0]).toMatch(/^seat \d: -?\d+ \(mu\/7\.\d /m);
  expect(page).toContain(said[1].trim().replace(/\n/g, '\n    '));
  expect(said[2]).toMatch(/^Mü: \d+ moves, \d+ tricks, /);
  expect(said[3]).toBe('');
  expect(said[4]).toMatch(/^after \d+ deals: .*won by \d/);
  expect(said.length).toBe(5);
});
