import { expect, test } from 'vitest';
import { overtrick } from '../test/terminal.ts';

test('with no arguments and no terminal it says how to play, and succeeds', async () => {
  const { code, out } = await overtrick([]);
  expect(code).toBe(0);
  expect(out).toContain('overtrick play mu ');
  expect(out).toContain('overtrick --help');
});

test('in a clone it says what can be typed there', async () => {
  const look = { env: { OVERTRICK_COMMAND: 'npm run -s overtrick --' } };
  const { out } = await overtrick([], look);
  expect(out).toContain('npm run -s overtrick -- play mu ');
  const help = await overtrick(['rules', '--help'], look);
  expect(help.out).toContain('Usage: npm run -s overtrick -- rules [options]');
  expect(help.out).toContain('\n  npm run -s overtrick -- rules mu 3.2\n');
  expect(help.out).not.toMatch(/^ *overtrick /m);
});

test('--help has examples and every command', async () => {
  const { code, out } = await overtrick(['--help']);
  expect(code).toBe(0);
  expect(out).toContain('overtrick simulate mu --players 5 --matches 1000 --seed 7');
  for (const command of ['simulate', 'arena', 'check', 'rules', 'perft']) {
    expect(out).toMatch(new RegExp(`^  ${command} `, 'm'));
  }
});

test.each([['simulate'], ['arena'], ['check'], ['rules'], ['perft']])(
  '%s --help has examples',
  async (name) => {
    const { code, out } = await overtrick([name, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`\nExamples:\n  overtrick ${name}`);
  },
);

test('help fits into 80 columns', async () => {
  for (const name of ['simulate', 'arena', 'check', 'rules', 'perft']) {
    const { out } = await overtrick([name, '--help'], { columns: 80 });
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  }
});

test.each([
  [['simulat', 'mu'], "unknown command 'simulat'", 'simulate'],
  [['simulate', 'mu', '--playrs', '5'], "unknown option '--playrs'", '--players'],
  [['simulate', 'my'], 'no game "my"', 'mu'],
  [['rules', 'm'], 'no game "m"', 'mu'],
  [['perft', 'muu'], 'no game "muu"', 'mu'],
])('a misspelt word is refused with the nearest: %j', async (argv, message, near) => {
  const { code, out, err } = await overtrick(argv);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toContain(message);
  expect(err).toContain(`Did you mean ${near}?`);
});

test('a mistake of ours is told without a stack trace', async () => {
  const { code, err } = await overtrick(['rules', 'mu'], { columns: Number.NaN });
  expect(code).toBeLessThan(2);
  expect(err).not.toMatch(/\n\s+at /);
});
