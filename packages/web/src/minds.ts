import type { Levels } from '@overtrick/bots';
import { type Mind, mindOf, type Ports } from '@overtrick/table';

/** Who thinks at the tables of this worker. */
export interface Minds extends Pick<Ports, 'mindOf' | 'quick'> {
  /** Whom the person asks. */
  readonly adviser: Mind;
}

/** The house's own bots by level. */
export function mindsOf(levels: Levels, rest: () => Promise<void>): Minds {
  const of = (level: string) => mindOf(levels[level], rest);
  const [novice, random] = [of('novice'), of('random')];
  return {
    mindOf: (level) => (Object.hasOwn(levels, level) ? of(level) : undefined),
    // Quick and not bad; and if it should fail, any legal move will do.
    quick: {
      think: (view, task) => novice.think(view, task).catch(() => random.think(view, task)),
    },
    adviser: of('master'),
  };
}
