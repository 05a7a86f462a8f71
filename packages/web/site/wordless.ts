import type { Plugin } from 'vite';

const WORDS = /[\\/]engine[\\/]src[\\/]games[\\/][\w-]+[\\/]words\.ts$/;
const OF_TABLES = /[\\/]engine[\\/]src[\\/]table-english\.ts$/;

/** What a game still says where nobody reads it: why something is refused, in messages of errors and of records that break a rule. */
const SILENT = `import { english } from './english.ts';
export const words = { says: english, card: String, event() {}, status: () => [], badges: () => [] };`;

/**
 * For workers, which tell as data what the page says in its language: the English sentences for cards, events and refusals of
 * tables stay out of them, as they would be loaded with the first table.
 */
export function wordless(): Plugin {
  return {
    name: 'overtrick-wordless',
    transform(_, id) {
      if (WORDS.test(id)) return { code: SILENT, map: null };
      return OF_TABLES.test(id)
        ? { code: 'export const tableEnglish = {};', map: null }
        : undefined;
    },
  };
}
