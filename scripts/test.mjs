// `npm test [-- --long] [files or vitest options]`: the fast checks, then every test, then one closing line
// that adds them all up.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './arguments.mjs';
import { addUp, close, root, runStep, settle, steps } from './steps.mjs';

/** @type {import('./steps.mjs').Step[]} */
const checks = [steps.types, steps.boundaries, steps.lint, ['clauses', 'scripts/clauses.mjs']];

const args = process.argv.slice(2);
if (args.some((word) => ['--help', '-h'].includes(word))) {
  readArguments(`npm test [-- --long] [WORDS or options of vitest]

Runs types, boundaries, lint and clauses, then every test; with words only those whose path has one of
them. It ends with a line that adds all up.

  --long  goes through every game, size and theme where otherwise those stand for all that differ in kind`);
}

const isLong = args.includes('--long');
close(addUp([...checks.map(runStep), runVitest(args.filter((word) => word !== '--long'))]));

/** @param {string[]} args */
function runVitest(args) {
  const report = join(root, '.setup/vitest.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...reporters, ...args],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...(isLong ? { OVERTRICK_LONG: 'yes' } : {}) },
    },
  );
  return settle(countTests(report), status === 0);
}

/** @param {string} report */
function countTests(report) {
  if (!existsSync(report)) return { passed: 0, failed: 0, skipped: 0 };
  const result = JSON.parse(readFileSync(report, 'utf8'));
  // A file that could not even be loaded has no tests of its own, and is a failure all the same.
  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = result.testResults;
  const broken = files.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((t) => t.status !== 'failed'),
  );
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + broken.length,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}
