// The documents of the repository, and the programs in them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { published } from './api.mjs';
import { root } from './steps.mjs';

const folders = [
  ...['.', 'docs', 'docs/api', 'docs/decisions', 'docs/samples', 'docs/screenshots'],
  ...published.map((name) => `packages/${name}`),
];

/** Paths of all documents, from the root. */
export const documents = folders.flatMap((place) =>
  readdirSync(join(root, place))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(place, name)),
);

/** @param {string} path */
export function read(path) {
  return readFileSync(join(root, path), 'utf8');
}

/**
 * The blocks of a document in some languages, as its fences name them.
 * @param {string} path
 * @param {string} languages
 */
export function blocksOf(path, languages = 'ts|js') {
  const fenced = new RegExp(`^\`\`\`(?:${languages})\\n(.*?)^\`\`\``, 'gms');
  return [...read(path).matchAll(fenced)].map(([, code]) => code);
}

/**
 * Those that stand alone: programs import what they use, and the rest are pieces of one that is there.
 * @param {string} path
 */
export function programsOf(path) {
  return blocksOf(path).filter((code) => code.startsWith('import '));
}
