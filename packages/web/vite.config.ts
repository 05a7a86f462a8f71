import { defineConfig, type Plugin } from 'vite';
import { fonts } from './site/fonts.ts';
import { POLICY } from './site/headers.mjs';
import { offline } from './site/offline.ts';
import { shelves } from './site/shelves.ts';
import { wordless } from './site/wordless.ts';

/**
 * What all games use is loaded with the worker; a game brings its own, and what it shares with others of its kind.
 * What only rules, history, guided deals, the lab and games kept long ago need is apart, and so is the worker's own file: no
 * game may import it, since whoever does would start it.
 */
const groups = [
  {
    name: 'kit',
    test: /^(?!.*[\\/](packages[\\/]lab|src[\\/]lab|quick|settled|version|games|contest|worker|rules|past|older|carry|look|again|unattended|open|cast|links|analysis|save|script|replay|breach|record-shape|stag(ing|ed)|general|trials|mastery|endgame|match-goal|feature-table|judge|moves|perft|reading|solver|hints[\\/](?!tricks)\S*)[\\/.])/,
    priority: 1,
  },
  { name: 'contest', test: /[\\/]contest[\\/]/ },
];

/**
 * The words of a language are one file; what a game says of its own comes with its table. What
 * languages share is apart, or one of them would be loaded for the sake of the other.
 */
const languages = [
  {
    name: 'speech',
    test: /[\\/](words[\\/](names|say|speech)|contest[\\/]contracted|engine[\\/]src[\\/]says|icons)\.ts$/,
    priority: 1,
  },
  {
    name: (id: string) => /(\w\w)\.ts$/.exec(id)?.[1] ?? null,
    debugName: 'languages',
    test: /^(?!.*[\\/]games[\\/]).*[\\/]\w\w\.ts$/,
  },
  // What every screen draws with: one file packs better than the dozen that chance would make of it.
  {
    name: 'base',
    test: /node_modules[\\/]preact|[\\/]web[\\/]src[\\/](cards|room|terms|portraits|play|table)[\\/](?!tricks|over|ended|popover|place\.ts$|(.*-)?\w\w\.ts$)/,
    priority: -1,
  },
];

/** What is read at leisure: who opens it can wait until it says itself what else it needs. */
const LEISURELY =
  /[\\/](home|rules|guide|words|reasons|history|match|over|bodies|page|screens|help)-/;

/** What is asked for together with a late part. The lists are long, full of names that do not pack, and loaded with the first table. */
function preloaded(part: string, needed: string[]): string[] {
  return LEISURELY.test(part) ? [] : needed;
}

/** A file server knows nothing of our headers, so the page brings what it can say by itself. */
const policy: Plugin = {
  name: 'overtrick-policy',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY } },
  ],
};

export default defineConfig({
  // Relative addresses: the page works from any folder of any file server.
  base: './',
  resolve: { conditions: ['overtrick-source', 'module', 'browser', 'development|production'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist/page',
    emptyOutDir: true,
    target: 'es2022',
    // Data addresses would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
    rolldownOptions: { output: { codeSplitting: { groups: languages } } },
  },
  worker: {
    format: 'es',
    plugins: () => [shelves(), wordless()],
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  plugins: [policy, shelves(), fonts(), offline()],
});
