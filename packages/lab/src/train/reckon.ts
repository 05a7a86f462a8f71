import { knowledgeOf } from '@overtrick/bots';
import type { Reckoning } from '@overtrick/bots/training';
import type { CallLesson } from './course.ts';
import { type Fit, fit } from './fit.ts';

const FITTING = { ridge: 1, fineness: 100 };

/** By table: the weights that explain best what came of hands. */
export function fitReckoning(game: string, lessons: readonly CallLesson[]): Map<string, Fit> {
  const tables = Object.keys(knowledgeOf(game).reckoner?.tables ?? {});
  return new Map(
    tables.map((table) => [
      table,
      fit(
        lessons.flatMap(({ calls }) => calls[table] ?? []),
        FITTING,
      ),
    ]),
  );
}

export function reckoningOf(fits: ReadonlyMap<string, Fit>): Reckoning {
  return Object.fromEntries([...fits].map(([table, { weights }]) => [table, weights]));
}
