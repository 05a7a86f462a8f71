// A real browser for tests, benchmarks and pictures: the system's Chromium if one answers, else the
// one inside an npm package, which needs no installation. CHROMIUM names another, or `packed` for the
// one in the package.
import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright-core';
import { packedBrowser } from './packed.mjs';

/** @typedef {import('playwright-core').Request} Request */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').LaunchOptions} LaunchOptions */
/** @typedef {Pick<LaunchOptions, 'executablePath' | 'env'>} Found */

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** Finds a browser and starts it. */
export function launch() {
  return start(findBrowser());
}

/**
 * Starts a browser that was found before: a test runner finds it once, and not in each of its workers.
 * @param {Found} found
 * @param {readonly string[]} [flags] besides those that it always gets
 */
export function start(found, flags = []) {
  return chromium.launch({ ...found, args: [...FLAGS, ...flags] });
}

/**
 * Where the browser is, unpacked if it has to be, and what it needs around it.
 * @returns {Found}
 */
export function findBrowser() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM === 'packed') return packedBrowser();
  const executablePath = [...(CHROMIUM ? [CHROMIUM] : []), ...SYSTEM].find(answers);
  return executablePath ? { executablePath } : packedBrowser();
}

/** @param {string} path */
function answers(path) {
  return spawnSync(path, ['--version']).status === 0;
}
