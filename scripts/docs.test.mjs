// What documents show is true: pieces stand in the sources, pictures are there and are shown. The programs in them
// are compiled and run in packages.test.mjs.
import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { blocksOf, documents, read } from './documents.mjs';
import { root } from './steps.mjs';

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
