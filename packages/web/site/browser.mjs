// A real browser for tests, benchmarks and pictures: the system's Chromium if one answers, else the
// one inside an npm package, which needs no installation. CHROMIUM names another, or `packed` for the
// one in the package.
import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright-core';

/** @typedef {import('playwright-core').Page} Page */

const SYSTEM = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].flatMap((path) => path || []);

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** @param {import('playwright-core').LaunchOptions} options */
export async function launch(options = {}) {
  const executablePath = await executable();
  return chromium.launch({ executablePath, args: FLAGS, ...options });
}

/** @param {string} path */
function answers(path) {
  return spawnSync(path, ['--version']).status === 0;
}

async function executable() {
  const isPacked = process.env.CHROMIUM === 'packed';
  const found = isPacked ? undefined : SYSTEM.find(answers);
  if (found) return found;
  // It unpacks its own libraries only where it believes to be in that environment.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
}
