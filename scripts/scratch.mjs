// A copy of the sources in a folder of its own, to be changed and thrown away: packages of its own beside the
// dependencies of this clone.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from './steps.mjs';

const FILES = [
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vitest.config.mjs',
  'scripts',
  'examples',
  // A test of the page holds itself to what is said there.
  'docs/protocol.md',
];

/**
 * Nothing that was built comes along: a test that packs the packages may be tidying it up just then.
 * @param {string} name What the folder is called, among others.
 */
export function makeCopy(name) {
  const copy = mkdtempSync(join(tmpdir(), `overtrick-${name}-`));
  const isSource = (/** @type {string} */ path) => !/^(dist.*|node_modules)$/.test(basename(path));
  cpSync(join(root, 'packages'), join(copy, 'packages'), { recursive: true, filter: isSource });
  for (const file of FILES) cpSync(join(root, file), join(copy, file), { recursive: true });
  linkModules(copy);
  return copy;
}

/**
 * Gives a copy its dependencies: those of others from here, and packages of its own.
 * @param {string} copy
 */
export function linkModules(copy) {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@overtrick'), { recursive: true });
  for (const entry of readdirSync(join(root, 'node_modules'))) {
    const isOurs = entry === '@overtrick' || entry.startsWith('.');
    if (!isOurs) symlinkSync(join(root, 'node_modules', entry), join(modules, entry));
  }
  for (const name of readdirSync(join(copy, 'packages'))) {
    symlinkSync(join(copy, 'packages', name), join(modules, '@overtrick', name));
  }
}
