import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/**
 * @param {string} script
 * @param {string[]} args
 */
function run(script, ...args) {
  const path = fileURLToPath(new URL(`${script}.mjs`, import.meta.url));
  return spawnSync(process.execPath, [path, ...args], { encoding: 'utf8' });
}

const scripts = [
  'bench',
  'bench-web',
  'check',
  'complete-lock',
  'plant',
  'quick-deal',
  'screenshots',
  'soak',
  'strength',
  'verify-deal',
];

test.each(scripts)('%s --help tells how it is called, and does nothing else', (script) => {
  const { status, stdout, stderr } = run(script, '--help');
  expect(stdout).toMatch(/^(npm run|node scripts)/);
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('an option that a script does not have is refused', () => {
  const { status, stderr } = run('soak', '--bogus');
  expect(stderr).toMatch(/^Unknown option '--bogus'/);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(2);
});

test('what is refused cannot command the terminal', () => {
  const { stderr, status } = run('soak', '--values', '\u001b[31m\u009b2J');
  expect(stderr).toContain('not "\\u{1b}[31m\\u{9b}2J"');
  expect(status).toBe(2);
});

test.each(['99999999999', '1e3'])('verify-deal refuses %s cards', (count) => {
  const { status, stderr } = run('verify-deal', 'a'.repeat(64), 'deal/0', count);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(2);
});
