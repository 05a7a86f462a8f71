// What documents show is true: examples compile and do what they say, pictures are there and are shown.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.setup/examples');

/** Paths of all documents, from the root. */
const documents = ['.', 'docs', 'docs/decisions', 'docs/samples', 'docs/screenshots'].flatMap(
  (place) =>
    readdirSync(join(root, place))
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(place, name)),
);

/** What a stranger's own program may be compiled with, at its strictest. */
const STRICTLY = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noImplicitReturns: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  target: 'ES2022',
  lib: ['ES2022'],
  module: 'NodeNext',
  types: ['node'],
  noEmit: true,
  skipLibCheck: true,
};

/** @param {string} path */
function read(path) {
  return readFileSync(join(root, path), 'utf8');
}

/**
 * The blocks of a document in TypeScript or JavaScript.
 * @param {string} path
 */
function blocksOf(path) {
  return [...read(path).matchAll(/^```(?:ts|js)\n(.*?)^```/gms)].map(([, code]) => code);
}

/**
 * Those that stand alone: programs import what they use, and the rest are pieces of one that is there.
 * @param {string} path
 */
function programsOf(path) {
  return blocksOf(path).filter((code) => code.startsWith('import '));
}

/** The programs of all documents as files, named by document and place. */
function writePrograms() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const path of documents) {
    for (const [index, code] of programsOf(path).entries()) {
      writeFileSync(join(folder, fileOf(path, index)), code);
    }
  }
  const config = { compilerOptions: STRICTLY, include: ['*.mts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
}

/**
 * @param {string} path
 * @param {number} index
 */
function fileOf(path, index) {
  return `${path.replaceAll('/', '-')}-${index}.mts`;
}

/** @param {string[]} args */
function node(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/**
 * From the sources, as all tests.
 * @param {string} _code
 * @param {number} index
 */
function run(_code, index) {
  const file = fileOf('docs/records.md', index);
  const { status, stdout, stderr } = node('--import', 'tsx', '--conditions=overtrick-source', file);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

test('the programs in documents compile under strict TypeScript', () => {
  writePrograms();
  const { status, stdout } = node(join(root, 'node_modules/typescript/bin/tsc'), '-p', '.');
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

test('the examples of docs/records.md run, and say what the page says', () => {
  writePrograms();
  const said = programsOf('docs/records.md').map(run);
  expect(said[0]).toMatch(/^seat \d: -?\d+ \(mu\/7\.\d /m);
  expect(read('docs/records.md')).toContain(said[1].trim().replace(/\n/g, '\n    '));
  expect(said[2]).toMatch(/^Mü: \d+ moves, \d+ tricks, /);
  expect(said[3]).toBe('');
  expect(said[4]).toMatch(/^after \d+ deals: .*won by \d/);
  expect(said.length).toBe(5);
});

test('the pieces of Whist in CONTRIBUTING.md are what stands in Whist', () => {
  const whist = 'packages/engine/src/examples/whist';
  const there = readdirSync(join(root, whist)).map((name) => read(join(whist, name)));
  const lines = new Set(there.flatMap((text) => text.split('\n')));
  const pieces = blocksOf('CONTRIBUTING.md').filter((code) => !code.includes('…'));
  expect(pieces.length).toBe(3);
  for (const line of pieces.join('').trim().split('\n')) expect(lines).toContain(line);
});

test('a picture is in docs/screenshots exactly if a document shows it', () => {
  const shown = documents.flatMap((path) =>
    [...read(path).matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, target]) =>
      relative('docs/screenshots', join(dirname(path), target)),
    ),
  );
  const there = readdirSync(join(root, 'docs/screenshots')).filter((name) => name !== 'README.md');
  expect([...new Set(shown)].sort()).toEqual(there.sort());
});
