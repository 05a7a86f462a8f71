import { shelves } from 'virtual:games';
import type { Knowledge } from '@overtrick/bots';
import type { About } from '@overtrick/engine';

export type Files = Readonly<Record<string, () => Promise<Knowledge>>>;

/** What is told about each game of the registry, before any rules are loaded. */
export const abouts: readonly About[] = shelves.map(({ about }) => about);

/** The rules of each game and what bots know about it, in a file that is loaded when a table needs it. */
export const files: Files = Object.fromEntries(
  shelves.map((shelf) => [
    shelf.about.name,
    async () => {
      if ('knowledge' in shelf) return (await shelf.knowledge()).default;
      const { generalKnowledge } = await import('@overtrick/bots/general');
      return generalKnowledge((await shelf.rules()).default);
    },
  ]),
);
