import { located } from '../failure.ts';
import type { Doing, Trade } from '../trade.ts';
import { Arm, groundOf } from './arm.ts';
import { writeCounts } from './counts.ts';
import type { StudyHouse } from './house.ts';
import type { Chunk } from './results.ts';
import type { Study } from './study.ts';

/** The trade of those who play studies in a house. */
export function studyingIn(house: StudyHouse): Trade<Study, Chunk[]> {
  return {
    *work(study, from, to) {
      return [yield* playUnits(study, house, from, to)];
    },
  };
}

/** Deals at random pause once in so many. */
const PAUSE = 64;

/** Plays units `from` to `to` − 1 of a study in all of its variants. */
export function* playUnits(
  study: Study,
  house: StudyHouse,
  from: number,
  to: number,
): Doing<Chunk> {
  const ground = groundOf(study, house);
  const arms = study.variants.map((_, index) => new Arm(ground, index));
  const isQuick = arms.every((arm) => arm.isQuick);
  for (let unit = from; unit < to; unit++) {
    if (isQuick) for (const arm of arms) arm.playAtOnce(unit);
    else for (const arm of arms) yield* located(arm.play(unit), placeOf(study, unit));
    for (const arm of arms) arm.sheet.settle(unit, arms[0].sheet);
    for (const arm of arms) arm.sheet.clear();
    if (!isQuick || unit % PAUSE === 0) yield;
  }
  return { from, to, variants: arms.map(({ sheet }) => writeCounts(sheet.counts)) };
}

function placeOf({ unit }: Study, number: number): { match: number } | { deal: number } {
  return unit === 'matches' ? { match: number } : { deal: number };
}
