// The packages, packed by npm and installed in an empty folder elsewhere: all that they export is there, and the
// programs in the documents compile and run with them.
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiPage, entriesOf, pageOf, published } from './api.mjs';
import { blocksOf, documents, programsOf, read } from './documents.mjs';
import { Elsewhere } from './elsewhere.mjs';
import { root } from './steps.mjs';

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
  typeRoots: [join(root, 'node_modules/@types')],
};

/** What the programs of a document say, one after another; those of other documents are only compiled. */
const SAID = {
  'packages/engine/README.md': [/^seat \d: -?\d+ \(mu\/7\.\d/],
  'packages/bots/README.md': [/^seat \d would \w+, by \d+ imagined deals$/m],
  'packages/table/README.md': [/^you may: .* …\nkept and gone on with$/m],
  'packages/lab/README.md': [/^200 matches; seat 0 ends at -?\d/],
  'packages/cli/README.md': [/^ +1\.1 .*thirty-two cards/ms],
  'docs/records.md': [
    /^seat \d: -?\d+ \(mu\/7\.\d /m,
    /^said: show, bid\nrefused: /,
    /^Mü: \d+ moves, \d+ tricks, /,
    /^$/,
    /^after \d+ deals: .*won by \d/,
  ],
};

/** @type {Elsewhere} */
let elsewhere;
beforeAll(() => {
  elsewhere = new Elsewhere();
  elsewhere.install();
});
afterAll(() => elsewhere.remove());

/**
 * @param {string} path
 * @param {number} index
 */
function fileOf(path, index) {
  return `${path.replaceAll('/', '-')}-${index}`;
}

/** @param {string} name */
function manifestOf(name) {
  return JSON.parse(readFileSync(join(elsewhere.packageAt(name), 'package.json'), 'utf8'));
}

/**
 * The files of a package, from its folder.
 * @param {string} name
 */
function filesOf(name) {
  return readdirSync(elsewhere.packageAt(name), { recursive: true }).map(String);
}

test.each(published)('%s: all that is exported is in the package', (name) => {
  const entries = entriesOf(elsewhere.packageAt(name));
  const targets = [...entries.flatMap(({ files }) => Object.values(files)), manifestOf(name).types];
  const missing = targets.filter((file) => !existsSync(join(elsewhere.packageAt(name), file)));
  expect(missing).toEqual([]);
  expect(entries.map((entry) => entry.name)).toEqual(
    entriesOf(join(root, 'packages', name)).map((entry) => entry.name),
  );
});

test.each(published)('%s: nothing is in the package that nobody needs', (name) => {
  const files = filesOf(name);
  expect(files.filter((file) => /\.test\.|tsbuildinfo|(^|\/)test(\/|$)/.test(file))).toEqual([]);
  const stale = files
    .filter((file) => /^dist\/.*\.js$/.test(file))
    .map((file) => file.replace(/^dist\/(.*)\.js$/, 'src/$1.ts'))
    .filter((source) => !files.includes(source));
  expect(stale).toEqual([]);
  expect(files).toContain('README.md');
});

test.each(published)('%s: what it imports it depends on', (name) => {
  const { dependencies, peerDependencies } = manifestOf(name);
  const known = Object.keys({ ...dependencies, ...peerDependencies });
  const code = filesOf(name).filter((file) => /^dist\/.*\.(js|d\.ts)$/.test(file));
  const asked = code.flatMap((file) => {
    const text = readFileSync(join(elsewhere.packageAt(name), file), 'utf8');
    const imports = text.matchAll(/(?:from |import\(?)['"]((?:@[\w-]+\/)?[\w-]+)[^'".:]*['"]/g);
    return [...imports].map(([, target]) => target);
  });
  expect([...new Set(asked)].filter((target) => !known.includes(target))).toEqual([]);
});

test('every way to import a package works, and the engine says its version', () => {
  const names = published.flatMap((name) => entriesOf(elsewhere.packageAt(name)));
  const code = names.filter(({ files }) => files.types).map((entry) => entry.name);
  const program = `for (const name of ${JSON.stringify(code)}) {
    const { version } = await import(name);
    if (version) console.log(version);
  }`;
  expect(code.length).toBeGreaterThan(20);
  expect(elsewhere.node('--input-type=module', '-e', program)).toBe(
    `${manifestOf('engine').version}\n`,
  );
});

test('the programs in documents and the example of a bot compile under strict TypeScript', () => {
  copyFileSync(join(root, 'examples/bots/greedy.ts'), join(elsewhere.folder, 'greedy.mts'));
  for (const path of documents) {
    for (const [index, code] of programsOf(path).entries()) {
      writeFileSync(join(elsewhere.folder, `${fileOf(path, index)}.mts`), code);
    }
  }
  const config = { compilerOptions: STRICTLY, include: ['*.mts'] };
  writeFileSync(join(elsewhere.folder, 'tsconfig.json'), JSON.stringify(config));
  expect(elsewhere.node(join(root, 'node_modules/typescript/bin/tsc'), '-p', '.')).toBe('');
});

test.each(Object.entries(SAID))('the programs in %s do what it says', (path, expected) => {
  const said = programsOf(path).map((_, index) => elsewhere.node(`${fileOf(path, index)}.mjs`));
  expect(said.length).toBe(expected.length);
  for (const [index, text] of said.entries()) expect(text).toMatch(expected[index]);
  if (path === 'docs/records.md') {
    expect(read(path)).toContain(said[1].trim().replace(/\n/g, '\n    '));
  }
});

test('the commands in the README of the command work, in threads too', () => {
  const lines = blocksOf('packages/cli/README.md', 'sh').join('').trim().split('\n');
  const said = lines.map((line) => elsewhere.shell(line.replace(/^npx /, '')));
  expect(said[0]).toMatch(/^Usage: overtrick play /);
  expect(said[1]).toMatch(/^ +3\.2 /m);
  expect(said[2]).toMatch(/^ +matches +20 /m);
  expect(said[3]).toMatch(/20/);
  expect(said.length).toBe(4);
});

test.each(published)('docs/api/%s.md is what the declarations say', (name) => {
  const page = apiPage(elsewhere.packageAt(name));
  expect(readFileSync(pageOf(name), 'utf8'), 'npm run api writes it').toBe(page);
});
