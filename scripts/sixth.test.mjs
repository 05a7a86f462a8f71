// A sixth game is one folder and one line: in a copy of the sources the example becomes a game of the registry,
// nothing else is touched, and everything serves it.
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../packages/web/site/browser.mjs';
import { portOf, serve } from '../packages/web/site/serve.mjs';
import { byMouse, Person } from '../packages/web/test/person.ts';
import { makeCopy } from './scratch.mjs';

const LINE = "export { whist as game6 } from './whist/index.ts';\n";
/** @type {string} */
let copy;

beforeAll(() => {
  copy = makeCopy('sixth');
  const engine = join(copy, 'packages/engine/src');
  cpSync(join(engine, 'examples/whist'), join(engine, 'games/whist'), { recursive: true });
  appendFileSync(join(engine, 'games/registry.ts'), LINE);
});
afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }));

/**
 * Runs a program of the copy, and answers what it printed.
 * @param {string[]} args
 * @param {{ input?: string, cwd?: string }} [options]
 */
function run([file, ...args], { input = '', cwd = copy } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, file), ...args], {
    cwd,
    input,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', XDG_STATE_HOME: join(copy, 'state') },
  });
  if (status !== 0) throw new Error(`${file} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

/**
 * @param {string[]} args
 * @param {string} input
 */
const overtrick = (args, input = '') => run(['packages/cli/bin/overtrick.js', ...args], { input });

test('it compiles with all that uses games, and keeps to the boundaries', () => {
  const projects = readdirSync(join(copy, 'packages')).map((name) => `packages/${name}`);
  run([
    'node_modules/typescript/bin/tsc',
    '-b',
    ...projects.map((path) => `${path}/tsconfig.src.json`),
  ]);
  run(['scripts/boundaries.mjs']);
});

test('it is proved by the conformance suite', () => {
  run([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=code',
    'packages/engine/test/conformance.test.ts',
    '-t',
    "^'whist' with",
  ]);
});

test('a deal of it is played in the terminal, against bots that only search', () => {
  const answers = '1\n'.repeat(13);
  const text = overtrick(['play', 'whist', '--seed', 'sixth', '--bots', 'club'], answers);
  expect(text).toContain('The cards as they were dealt');
  expect(text).toMatch(/^whist\/3\.1 odd tricks/m);
  expect(overtrick(['rules', 'whist', '2.2'])).toContain('Who has a card of the suit led');
});

test('it is simulated, and its records are valid', () => {
  const file = join(copy, 'games.jsonl');
  const bots = ['--bots', 'club:worlds=1', '--bots', 'master:worlds=1', '--bots', 'novice'];
  const more = ['-m', '2', '--seed', 'sixth', '--record', file, '--no-progress'];
  expect(overtrick(['simulate', 'whist', ...bots, ...more])).toContain('whist/3.1');
  expect(overtrick(['check', file])).toContain('2 games: 2 valid');
});

test('a deal of it is played on the page, in a real browser', async () => {
  const web = join(copy, 'packages/web');
  run(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], { cwd: web });
  const server = await serve(join(web, 'dist/page'), 0);
  const browser = await launch();
  try {
    const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(15_000);
    /** @type {Error[]} */
    const errors = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(() =>
      localStorage.setItem('overtrick/settings', JSON.stringify({ speed: 'instant', help: 'off' })),
    );
    await page.goto(`http://localhost:${portOf(server)}/`);
    await page.getByRole('button', { name: 'Play: Whist', exact: true }).click();
    const person = new Person(page, byMouse);
    await person.playDeal();
    const record = /** @type {import('@overtrick/engine').GameRecord} */ (await person.record());
    expect(record.game).toBe('whist');
    expect(record.deals[0].tricks).toHaveLength(13);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    server.close();
  }
});
