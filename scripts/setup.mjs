// Makes a clone ready to run: installs when the lock file or Node changed, builds when sources
// changed, and otherwise does nothing, quickly and silently. Built-ins only: it runs before any
// package is there. What it says goes to stderr, so that a command's stdout stays its own.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const home = join(root, '.setup');
const lock = join(home, 'lock');
const tsc = join(root, 'node_modules/typescript/bin/tsc');

/**
 * Something to do, unless it was done with the same signature and what it made is still there.
 * @typedef {{ stamp: string, made(): string[], signature(): string, run(): void }} Job
 */

/** @type {Job[]} */
const jobs = [
  {
    stamp: join(home, 'installed'),
    made: () => [join(root, 'node_modules/.package-lock.json'), tsc],
    signature: () => hash([readFileSync(join(root, 'package-lock.json')), abi()]),
    run: install,
  },
  {
    stamp: join(home, 'built'),
    made: () => projects().map((project) => join(project, '../dist/.tsbuildinfo')),
    signature: () => hash([readFileSync(join(home, 'installed')), ...sources()]),
    run: build,
  },
];

/** The page is built only for those who need it. */
const page = {
  stamp: join(home, 'page'),
  made: () => [join(root, 'packages/web/dist/page/sw.js')],
  signature: () => hash([readFileSync(join(home, 'built')), ...pageSources()]),
  run: buildPage,
};

/** Does what is needed; throws a SetupError with a message for people when it cannot. */
export async function setUp({ withPage = false } = {}) {
  const wanted = withPage ? [...jobs, page] : jobs;
  if (wanted.every(isDone)) return;
  await takeLock();
  try {
    for (const job of wanted) {
      if (isDone(job)) continue;
      const signature = job.signature();
      job.run();
      writeFileSync(job.stamp, signature);
    }
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/**
 * For scripts: sets up, or says why not and ends the process.
 * @param {{ withPage?: boolean }} [options]
 */
export async function setUpOrExit(options) {
  try {
    await setUp(options);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(`\nSet-up failed: ${error.message}`);
    process.exit(1);
  }
}

/**
 * Compiles TypeScript projects with `tsc -b`.
 * @param {string[]} paths
 */
export function compile(paths) {
  const { status } = spawnSync(process.execPath, [tsc, '-b', ...paths], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new SetupError('the sources above do not compile.');
}

class SetupError extends Error {}

/** @param {Job} job */
function isDone(job) {
  return (
    existsSync(job.stamp) &&
    job.made().every((path) => existsSync(path)) &&
    readFileSync(job.stamp, 'utf8') === job.signature()
  );
}

function install() {
  console.error('Installing packages (only when they changed; up to a minute) …');
  const strict = npm('ci');
  if (strict.status === 0) return;
  // `npm ci` refuses a lock that lacks another platform's optional packages; `install` does not.
  const lenient = npm('install', '--no-save');
  if (lenient.status === 0) return;
  console.error(`${strict.stderr}\n${lenient.stderr}`);
  throw new SetupError('npm could not install the packages. Is the npm registry reachable?');
}

/** @param {string[]} args */
function npm(...args) {
  const quiet = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  /** @type {import('node:child_process').SpawnSyncOptionsWithStringEncoding} */
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] };
  const script = process.env.npm_execpath;
  return script?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [script, ...args, ...quiet], options)
    : spawnSync('npm', [...args, ...quiet], { ...options, shell: process.platform === 'win32' });
}

function build() {
  console.error('Building …');
  compile(projects());
}

/**
 * Builds the page as people get it, whatever was built before.
 * @param {string} [tree] another tree of sources, built with the tools of this one
 */
export function buildPage(tree = root) {
  console.error('Building the page …');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [vite, 'build', '--logLevel', 'warn'],
    {
      cwd: join(tree, 'packages/web'),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      // A test runner that asks for the page must get the one that people get.
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  if (status !== 0) throw new SetupError(`the page could not be built.\n${stdout}${stderr}`);
}

function projects() {
  return packages()
    .map((folder) => join(folder, 'tsconfig.src.json'))
    .filter((path) => existsSync(path));
}

function packages() {
  return readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));
}

/** One line a file that the build reads: path, size and time, as content is too slow to read. */
function sources() {
  const lines = [describe(join(root, 'tsconfig.base.json'))];
  for (const folder of packages()) {
    for (const file of ['package.json', 'tsconfig.src.json', 'src']) {
      const path = join(folder, file);
      if (existsSync(path)) walk(path, lines);
    }
  }
  return lines;
}

/**
 * What the page is made of besides the sources of the packages.
 * @returns {string[]}
 */
function pageSources() {
  /** @type {string[]} */
  const lines = [];
  for (const file of ['index.html', 'vite.config.ts', 'site', 'public']) {
    walk(join(root, 'packages/web', file), lines);
  }
  return lines;
}

/**
 * @param {string} path
 * @param {string[]} lines
 */
function walk(path, lines) {
  if (!statSync(path).isDirectory()) {
    if (!/\.test\.tsx?$/.test(path)) lines.push(describe(path));
    return;
  }
  for (const name of readdirSync(path).sort()) walk(join(path, name), lines);
}

/** @param {string} path */
function describe(path) {
  const { size, mtimeMs } = statSync(path);
  return `${relative(root, path)} ${size} ${mtimeMs}`;
}

function abi() {
  return [process.versions.modules, process.platform, process.arch].join(' ');
}

/** @param {(string | Buffer)[]} parts */
function hash(parts) {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\n');
  return sum.digest('hex');
}

/** Waits for another set-up of this clone; a lock whose owner died is taken over. */
async function takeLock() {
  mkdirSync(home, { recursive: true });
  const deadline = Date.now() + 10 * 60_000;
  while (!tryLock()) {
    if (Date.now() > deadline) {
      throw new SetupError(`another set-up holds ${relative(root, lock)} for 10 minutes.`);
    }
    if (isAbandoned()) rmSync(lock, { recursive: true, force: true });
    else await sleep(100);
  }
}

function tryLock() {
  try {
    mkdirSync(lock);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(join(lock, 'pid'), String(process.pid));
  return true;
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function isAbandoned() {
  try {
    process.kill(Number(readFileSync(join(lock, 'pid'), 'utf8')) || process.pid, 0);
    return false;
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return true;
    if (codeOf(error) !== 'ENOENT') return false;
    // Made a moment ago and not yet signed, or its owner died in between.
    const made = statSync(lock, { throwIfNoEntry: false });
    return made !== undefined && Date.now() - made.mtimeMs > 5000;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await setUpOrExit({ withPage: process.argv.includes('--page') });
}
