import type { GameRecord } from '@overtrick/engine';
import { type Game, type Match, recordDeal, recordGame, settle } from '@overtrick/engine';
import { Arm, groundOf } from '../study/arm.ts';
import { gameIn, type StudyHouse } from '../study/house.ts';
import { baseOf } from '../study/measures.ts';
import type { Study } from '../study/study.ts';

/** A deal of a unit that was played again, and what had been counted of a measure by its end. */
export interface RerunDeal {
  readonly match: Match;
  readonly state: unknown;
  readonly sum: number;
  readonly base: number;
}

/** A unit of one variant, played again. */
export interface Rerun {
  readonly game: Game;
  readonly deals: readonly RerunDeal[];
}

/** Plays a unit again as it was counted; undefined where somebody's own program would have to be asked. */
export function rerun(
  study: Study,
  house: StudyHouse,
  { variant, unit, key }: { variant: number; unit: number; key: string },
): Rerun | undefined {
  const deals: RerunDeal[] = [];
  const ground = groundOf(study, house);
  const [sum, base] = [key, baseOf(key) ?? key].map((each) => ground.places.of(each));
  const arm = new Arm(ground, variant, (match, state) =>
    deals.push({ match, state, sum: arm.sheet.now(sum), base: arm.sheet.now(base) }),
  );
  for (const pause of arm.play(unit)) if (pause) return undefined;
  return { game: gameIn(house, study.game), deals };
}

/** What a deal of it added to the measure, and to what that is divided by. */
export function addedIn({ deals }: Rerun, index: number): readonly [sum: number, base: number] {
  const { sum, base } = deals[index];
  const before = index > 0 ? deals[index - 1] : { sum: 0, base: 0 };
  return [sum - before.sum, base - before.base];
}

/** All of it as one record. */
export function recordOf({ game, deals }: Rerun, names: readonly string[]): GameRecord {
  const { match, state } = deals[deals.length - 1];
  const written = deals.map((each) => recordDeal(game, each.match, each.state));
  return recordGame(game, settle(game, match, state), written, { names });
}
