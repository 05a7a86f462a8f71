import { game as findGame, type Game } from '@overtrick/engine';
import { located } from '../failure.ts';
import type { Doing, Trade } from '../trade.ts';
import { Arm, groundOf } from './arm.ts';
import { addCounts, type Counts, readCount, type WrittenCount, writeCount } from './counts.ts';
import type { Study } from './study.ts';

/** Some units in a row, as a line of a results file has them. */
export interface Chunk {
  readonly from: number;
  readonly to: number;
  /** By variant, the counts by measure, in the order of their keys. */
  readonly variants: readonly Readonly<Record<string, WrittenCount>>[];
}

export const studying: Trade<Study, Chunk[]> = {
  *work(study, from, to) {
    const game = findGame(study.game);
    if (!game) throw new Error(`no game ${study.game}`);
    return [yield* playUnits(study, game, from, to)];
  },
};

/** Deals at random pause once in so many. */
const PAUSE = 64;

/** Plays units `from` to `to` − 1 of a study in all of its variants. */
export function* playUnits(study: Study, game: Game, from: number, to: number): Doing<Chunk> {
  const ground = groundOf(study, game);
  const arms = study.variants.map((_, index) => new Arm(ground, index));
  const isQuick = arms.every((arm) => arm.isQuick);
  for (let unit = from; unit < to; unit++) {
    if (isQuick) for (const arm of arms) arm.playAtOnce(unit);
    else for (const arm of arms) yield* located(arm.play(unit), placeOf(study, unit));
    for (const arm of arms) arm.sheet.settle(unit, arms[0].sheet);
    for (const arm of arms) arm.sheet.clear();
    if (!isQuick || unit % PAUSE === 0) yield;
  }
  return { from, to, variants: arms.map(({ sheet }) => written(sheet.counts)) };
}

function placeOf({ unit }: Study, number: number): { match: number } | { deal: number } {
  return unit === 'matches' ? { match: number } : { deal: number };
}

function written(counts: Counts): Record<string, WrittenCount> {
  const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, count]) => [key, writeCount(count)]));
}

/** All that has been counted so far. Chunks are added in their order. */
export class StudyResults {
  readonly study: Study;
  readonly variants: readonly Counts[];
  #units = 0;

  constructor(study: Study) {
    this.study = study;
    this.variants = study.variants.map(() => new Map());
  }

  get units(): number {
    return this.#units;
  }

  add({ to, variants }: Chunk): void {
    for (const [index, counts] of this.variants.entries()) {
      const more = Object.entries(variants[index]).map(
        ([key, each]) => [key, readCount(each)] as const,
      );
      addCounts(counts, new Map(more));
    }
    this.#units = to;
  }
}
