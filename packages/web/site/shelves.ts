import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MODULE = 'virtual:games';
const packages = new URL('../../', import.meta.url);
const registry = fileURLToPath(new URL('engine/src/games/registry.ts', packages));

/**
 * The games of the registry, as `virtual:games`: what is told about each at once; its rules, with what
 * bots know about it, in a file that is loaded when a table needs it.
 */
export function shelves(): Plugin {
  return {
    name: 'overtrick-games',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      this.addWatchFile(registry);
      const names = namesIn(readFileSync(registry, 'utf8'));
      return [...names.map(importOf), `export const shelves = [${names.map(shelfOf)}];`].join('\n');
    },
  };
}

/** The folders of the games, in the order of the lines. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/^export .* from '\.\/([\w-]+)\/index\.ts';$/gm)].map(
    ([, name]) => name,
  );
}

function importOf(name: string, index: number): string {
  return `import { about as about${index} } from ${pathOf(`engine/src/games/${name}/about.ts`)};`;
}

/** What bots know of a game comes with its rules: both are one file then. */
function shelfOf(name: string, index: number): string {
  const room = `bots/src/games/${name}/index.ts`;
  const load = existsSync(new URL(room, packages))
    ? `knowledge: () => import(${pathOf(room)})`
    : `rules: () => import(${pathOf(`engine/src/games/${name}/index.ts`)})`;
  return `{ about: about${index}, ${load} }`;
}

function pathOf(file: string): string {
  return JSON.stringify(fileURLToPath(new URL(file, packages)));
}
