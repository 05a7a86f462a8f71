import { type Mind, mindOf, type Ports } from '@overtrick/table';
import type { Shelf } from './shelf.ts';

/** Who thinks at the tables of this worker. */
export interface Minds extends Pick<Ports, 'mindOf' | 'quick'> {
  /** Whom the person asks. */
  readonly adviser: Mind;
}

/** The house's own bots by level. */
export function mindsOf(shelf: Shelf, rest: () => Promise<void>): Minds {
  const { levels } = shelf;
  const of = (level: string) => mindOf(levels[level], rest);
  /** With what is loaded only when a decision asks for it. */
  const prepared = (level: string): Mind => ({
    async think(view, task) {
      if (levels[level].asksMastery?.(view)) await shelf.master();
      return of(level).think(view, task);
    },
  });
  const [novice, random] = [of('novice'), of('random')];
  return {
    mindOf: (level) => (Object.hasOwn(levels, level) ? prepared(level) : undefined),
    // Quick and not bad; and if it should fail, any legal move will do.
    quick: {
      think: (view, task) => novice.think(view, task).catch(() => random.think(view, task)),
    },
    adviser: {
      think: async (view, task) => mindOf((await shelf.judge()).adviser, rest).think(view, task),
    },
  };
}
