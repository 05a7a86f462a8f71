// The package for Python, tried by Python itself; PYTHON says which one.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './steps.mjs';

const python = process.env.PYTHON ?? 'python3';
const folder = join(root, 'python');
/** The command from its sources, as every test has it. */
const OVERTRICK = `'${process.execPath}' --import tsx --conditions=overtrick-source '${join(root, 'scripts/dev.mjs')}'`;

/** @param {string[]} args */
function run(...args) {
  const env = { ...process.env, OVERTRICK, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' };
  return spawnSync(python, args, { cwd: root, encoding: 'utf8', env });
}

const hasPython = run('--version').status === 0;
if (!hasPython) console.log(`There is no ${python}: the package for Python is not tried.`);
const hasZoo = hasPython && run('-c', 'import pettingzoo').status === 0;
if (hasPython && !hasZoo) console.log('PettingZoo cannot be imported: its own tests are skipped.');
const isLong = process.env.OVERTRICK_LONG === 'yes';
const hasArrays = isLong && hasPython && run('-c', 'import numpy').status === 0;
if (isLong && hasPython && !hasArrays) console.log('NumPy cannot be imported: nothing is learned.');

describe.runIf(hasPython)('the package for Python', () => {
  test('steps tables over a pipe, and replays records', () => {
    const { status, stderr } = run('-W', 'error', join(folder, 'tests/test_tables.py'));
    expect(stderr).toMatch(/\nOK\n$/);
    expect(status).toBe(0);
  });

  test.runIf(hasZoo)("passes PettingZoo's own tests", () => {
    const { stderr, stdout } = run(join(folder, 'tests/test_aec.py'));
    expect(`${stdout}${stderr}`).toMatch(/\nOK\n$/);
  });

  test.runIf(hasArrays)('learns (with --long)', () => {
    const { stdout } = run(join(folder, 'examples/learn.py'), 'gamut', '20', '512');
    const [, before, after] = /random bots: (\S+) ± .* before, (\S+) ± /.exec(stdout) ?? [];
    expect(Number(after)).toBeGreaterThan(Number(before));
  });
});

test('the example that learns has no more than 100 lines', () => {
  const lines = readFileSync(join(folder, 'examples/learn.py'), 'utf8').trim().split('\n');
  expect(lines.length).toBeLessThanOrEqual(100);
});
