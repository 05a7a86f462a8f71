import { StudyFault } from './fault.ts';
import { loneIn } from './seating.ts';
import type { Study } from './study.ts';

type Fields = Readonly<Record<string, unknown>>;

/** More levels than anybody has. */
const MOST_RUNGS = 8;

/**
 * A ladder of bots, the weakest first, as variants: on each rung one of a level sits among others of the level below, so
 * that it shows what the step up is worth, and what is luck.
 */
export function readLadder(players: number, { ladder, variants, bots }: Fields): Fields {
  if (ladder === undefined) return {};
  const isList = Array.isArray(ladder) && ladder.every((each) => typeof each === 'string');
  if (!isList || ladder.length < 2 || ladder.length > MOST_RUNGS) {
    throw new StudyFault(
      'ladder',
      `"ladder" is a list of 2 to ${MOST_RUNGS} bots, the weakest first`,
    );
  }
  if (variants !== undefined || bots !== undefined) {
    throw new StudyFault(
      'ladder',
      'a ladder says itself who plays, and has no "variants" or "bots"',
    );
  }
  return { variants: rungsOf(players, ladder) };
}

/** By rung, who sits there. */
export function rungsOf(
  players: number,
  ladder: readonly string[],
): { name: string; bots: string[] }[] {
  return ladder.slice(1).map((bot, i) => ({
    name: `${bot} among ${ladder[i]}`,
    bots: [bot, ...Array<string>(players - 1).fill(ladder[i])],
  }));
}

/** Whether a study is answered by what variants differ by from the first. */
export function isCompared(study: Study): boolean {
  return study.variants.length > 1 && !isLadder(study);
}

/** Whether a study asks what each step up is worth: then variants answer by themselves, and not against the first. */
export function isLadder({ variants, question }: Study): boolean {
  return question.startsWith('skill/') && variants.every(({ bots }) => loneIn(bots) !== undefined);
}
