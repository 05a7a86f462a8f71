// What runs as plain JavaScript has its types checked too: by scripts/tsconfig.json, and what runs as a
// service worker by packages/web/tsconfig.worker.json.
import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { textsUnder } from './boundaries.mjs';
import { root } from './steps.mjs';

/**
 * The files that a project checks, from the root.
 * @param {string} project
 */
function checkedBy(project) {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const args = [tsc, '-p', project, '--listFilesOnly'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return stdout.split('\n').map((path) => relative(root, path));
}

test('every script has its types checked', () => {
  const there = [...textsUnder('scripts').keys(), ...textsUnder('packages').keys()];
  const scripts = there.filter((path) => /\.[cm]?js$/.test(path));
  const checked = new Set(['scripts', 'packages/web/tsconfig.worker.json'].flatMap(checkedBy));
  expect(scripts.length).toBeGreaterThan(30);
  expect(scripts.filter((path) => !checked.has(path))).toEqual([]);
});
